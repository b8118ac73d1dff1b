import { articleRows } from "#app/kinds/shared/article/rows.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { blogPageOf } from "./page.server.ts";

export const blogServer: KindServer = { page: blogPageOf, rows: articleRows };
