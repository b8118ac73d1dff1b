import { ballRule } from "#app/collection/life/ball-rule.server.ts";
import { parentageChecks } from "#app/collection/snake/parentage.server.ts";
import { photoDayChecks } from "#app/collection/snake/photo-days.server.ts";
import { ballRows, genotypeLines } from "#app/collection/snake/rows.server.ts";
import { saleChecks } from "#app/collection/snake/sale-checks.server.ts";
import { careFile } from "#app/kinds/ball/care/care-file.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";

export const ballServer: KindServer = {
  rows: ballRows,
  checks: async (db, content, now) =>
    (await Promise.all([saleChecks, parentageChecks, photoDayChecks].map((check) => check(db, content, now)))).flat(),
  details: genotypeLines,
  writeRule: ballRule,
  ownPage: async () => (await import("#app/collection/snake/own-page.server.ts")).snakePage,
  log: careFile,
};
