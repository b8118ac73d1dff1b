// Production: one Node process. Needs `npm run build` before; every setting is an environment variable (.env.example); `npm start` reads .env as well.

import { existsSync } from "node:fs";
import type { ServerBuild } from "react-router";

// React reads this when it is first imported: without it, pages are drawn by the several times slower development build.
process.env.NODE_ENV = process.env.NODE_ENV?.trim() || "production";

const BUILD = "./build/server/index.js";

if (!existsSync(new URL(BUILD, import.meta.url))) {
  process.stderr.write("ビルドがありません（build/server/index.js）。先に npm run build を実行してください。\n");
  process.exit(1);
}

const build = (await import(BUILD)) as ServerBuild & {
  entry: { module: { startServer(build: ServerBuild): Promise<{ port: number; stop(): Promise<void> }> } };
};
const { port, stop } = await build.entry.module.startServer(build);
process.send?.({ listening: port });

let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    void stop().then(() => process.exit(0));
  });
}
