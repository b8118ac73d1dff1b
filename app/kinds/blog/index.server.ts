import { articleRows } from "#app/kinds/shared/article/rows.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";

export const blogServer: KindServer = {
  page: async () => (await import("./page.server.ts")).blogPageOf,
  rows: articleRows,
};
