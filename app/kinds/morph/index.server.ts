import type { KindServer } from "#app/kinds/shared/kind-server.ts";

export const morphServer: KindServer = { page: async () => (await import("./page.server.ts")).morphPageOf };
