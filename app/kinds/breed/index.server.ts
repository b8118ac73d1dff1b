import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { breedRows } from "./admin/rows.server.ts";
import { breedPageOf } from "./page.server.ts";

export const breedServer: KindServer = { page: breedPageOf, rows: breedRows };
