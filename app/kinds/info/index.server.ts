import { articleRows } from "#app/kinds/shared/article/rows.server.ts";
import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { infoPageOf } from "./page.server.ts";

export const infoServer: KindServer = { page: infoPageOf, rows: articleRows };
