import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { breedRows } from "./admin/rows.server.ts";

export const breedServer: KindServer = {
  rows: breedRows,
};
