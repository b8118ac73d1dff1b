import type { KindServer } from "#app/kinds/shared/kind-server.ts";
import { termPageOf } from "./page.server.ts";

export const termServer: KindServer = { page: termPageOf };
