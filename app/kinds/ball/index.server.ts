import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { snakePage } from "./admin/own-page.server.ts";
import { ballRows } from "./admin/rows.server.ts";
import { saleChecks } from "./admin/sale-checks.server.ts";
import { careFile } from "./care/care-file.server.ts";
import { ballPageOf } from "./page.server.ts";

export const ballServer: KindServer = {
  page: ballPageOf,
  rows: ballRows,
  checks: saleChecks,
  ownPage: snakePage,
  log: careFile,
};
