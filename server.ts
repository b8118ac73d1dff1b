// Production server in one Node process. Requires `npm run build`. Settings are environment variables (.env.example);
// `npm start` also reads .env.

import { existsSync } from "node:fs";
import type { ServerBuild } from "react-router";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(
    `Node 24 が要ります（いまは ${process.version} です）。npm start で始めると、このプロジェクトの Node 24 が使われます。\n`,
  );
  process.exit(1);
}

// React reads this on first import; the development build renders several times slower.
process.env.NODE_ENV = process.env.NODE_ENV?.trim() || "production";

const BUILD = "./build/server/index.js";

if (!existsSync(new URL(BUILD, import.meta.url))) {
  process.stderr.write("ビルドがありません（build/server/index.js）。先に npm run build を実行してください。\n");
  process.exit(1);
}

// Handles signals even while waiting for a database: as process 1 of a container, nothing else would end it.
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
