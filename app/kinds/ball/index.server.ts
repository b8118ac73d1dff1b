import { ballRule } from "#app/collection/life/ball-rule.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { parentageChecks } from "./admin/parentage.server.ts";
import { photoDayChecks } from "./admin/photo-days.server.ts";
import { ballRows, genotypeLines } from "./admin/rows.server.ts";
import { saleChecks } from "./admin/sale-checks.server.ts";
import { careFile } from "./care/care-file.server.ts";

export const ballServer: KindServer = {
  rows: ballRows,
  checks: async (db, content, now) =>
    (await Promise.all([saleChecks, parentageChecks, photoDayChecks].map((check) => check(db, content, now)))).flat(),
  details: genotypeLines,
  writeRule: ballRule,
  ownPage: async () => (await import("./admin/own-page.server.ts")).snakePage,
  log: careFile,
};
