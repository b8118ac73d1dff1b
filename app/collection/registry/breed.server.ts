import { breedRows } from "#app/collection/breeding/rows.server.ts";
import { seasonFile } from "#app/kinds/breed/season-file.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";

export const breedServer: KindServer = {
  rows: breedRows,
  ownPage: async () => (await import("#app/collection/breeding/season/season-page.server.ts")).seasonPage,
  checks: async (db, content, now) =>
    (await import("#app/collection/breeding/pair/pair-view.server.ts")).pairChecks(db, content, now),
  log: seasonFile,
};
