// Production: one Node process. Needs `npm run build` before; every setting is an environment variable (.env.example); `npm start` reads .env as well.

import { existsSync } from "node:fs";
import type { ServerBuild } from "react-router";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `Node 24 が要ります（いまは ${process.version} です）。npm start で始めると、このプロジェクトの Node 24 が使われます。\n`,
  );
  process.exit(1);
}

// React reads this when it is first imported: without it, pages are drawn by the several times slower development build.
process.env.NODE_ENV = process.env.NODE_ENV?.trim() || "production";

const BUILD = "./build/server/index.js";

if (!existsSync(new URL(BUILD, import.meta.url))) {
  process.stderr.write("ビルドがありません（build/server/index.js）。先に npm run build を実行してください。\n");
  process.exit(1);
}

// From here on a signal ends the process, also while it waits for a database: nothing else ends process 1 of a container.
let stop: () => Promise<void> = async () => {};
let stopping = false;
function end(): void {
  if (stopping) return;
  stopping = true;
  void stop().then(() => process.exit(0));
}
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    end();
  });
}
const { whenOrphaned } = await import("./app/cli/orphaned.ts");
whenOrphaned(end);

const build = (await import(BUILD)) as ServerBuild & {
  entry: { module: { startServer(build: ServerBuild): Promise<{ port: number; stop(): Promise<void> }> } };
};
const started = await build.entry.module.startServer(build);
({ stop } = started);
process.send?.({ listening: started.port });
