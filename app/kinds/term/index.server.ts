import type { KindServer } from "#app/kinds/shared/kind-server.ts";

export const termServer: KindServer = { page: async () => (await import("./page.server.ts")).termPageOf };
