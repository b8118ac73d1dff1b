import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { breedRows } from "./admin/rows.server.ts";
import { seasonFile } from "./season-file.server.ts";

export const breedServer: KindServer = {
  rows: breedRows,
  ownPage: async () => (await import("./admin/season/season-page.server.ts")).seasonPage,
  checks: async (db, content, now) => (await import("./admin/pair/pair-view.server.ts")).pairChecks(db, content, now),
  log: seasonFile,
};
