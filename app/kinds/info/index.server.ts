import { articleRows } from "#app/kinds/shared/article/rows.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";

export const infoServer: KindServer = {
  page: async () => (await import("./page.server.ts")).infoPageOf,
  rows: articleRows,
};
