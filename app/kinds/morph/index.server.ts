import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { morphPageOf } from "./page.server.ts";

export const morphServer: KindServer = { page: morphPageOf };
