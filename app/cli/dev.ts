// `npm run dev`: the real server with Vite in its middle, so that what is edited is seen at once; sign-in by the Auth emulator,
// the demo's content in a folder of its own. Settings come from the environment, then from .env.

import { existsSync } from "node:fs";
import { sep } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import type { DevMiddleware } from "#app/platform/http/listener.server.ts";
import { DEMO_PROJECT, EMULATOR_PORT, startAuthEmulator } from "./auth-emulator.ts";
import { endRunning } from "./child.ts";
import { makeDemoUsers } from "./demo-users.ts";
import { fillOnce } from "./fill-once.ts";
import { freePort } from "./free-port.ts";
import { greet } from "./greeting.ts";

type Build = ServerBuild & {
  entry: {
    module: {
      startServer(build: ServerBuild, devMiddleware: DevMiddleware): Promise<{ port: number; stop(): Promise<void> }>;
    };
  };
};

// Settings of .env about the real site's data and address do not apply in development: only the environment changes these.
const { DATA_DIR = "data/dev", HOST = "127.0.0.1", FIREBASE_AUTH_EMULATOR_HOST: given } = process.env;
if (existsSync(".env")) process.loadEnvFile(".env");
const PORT = process.env.PORT || String(await freePort(3000));
// One that runs already serves as well.
const emulator = given ? null : await startAuthEmulator(EMULATOR_PORT);
Object.assign(process.env, {
  NODE_ENV: "development",
  DATA_DIR,
  HOST,
  PORT,
  SITE_URL: "",
  TRUST_PROXY: "0",
  GTM_ID: "",
  // A page is drawn from the sources as they are now.
  PAGE_CACHE_MB: "0",
  DRAIN_SECONDS: "0",
  FIREBASE_API_KEY: "demo-key",
  FIREBASE_PROJECT_ID: DEMO_PROJECT,
  FIREBASE_SERVICE_ACCOUNT: "",
  FIREBASE_AUTH_EMULATOR_HOST: given ?? emulator?.host,
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
});

/** Packages that browsers are given in one piece each. */
const IN_BROWSERS = [
  "@chakra-ui/react",
  "@chakra-ui/react/theme",
  "@emotion/cache",
  "@emotion/react",
  "d3-scale",
  "d3-shape",
  "firebase/app",
  "firebase/auth",
];

const vite = await createServer({
  appType: "custom",
  // Named, not found while people look at pages: each finding reloads the page, and what only servers use is found as well.
  optimizeDeps: { noDiscovery: true, include: IN_BROWSERS },
  server: { middlewareMode: true, hmr: { port: await freePort(24678) } },
});
let stopServer: (() => Promise<void>) | undefined;
let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  endRunning();
  await Promise.all([stopServer?.(), vite.close(), emulator?.stop()]);
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));

/** The app as its sources are now: only what changed since the last time is read again. */
async function build(): Promise<Build> {
  return (await vite.ssrLoadModule("virtual:react-router/server-build")) as Build;
}

const devMiddleware: DevMiddleware = (req, res, next) =>
  vite.middlewares(req, res, () => {
    build().then(next, (error: Error) => {
      vite.ssrFixStacktrace(error);
      console.error(error.stack);
      res.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(error.stack);
    });
  });

try {
  const [first] = await Promise.all([
    build(),
    Promise.resolve(emulator?.ready).then(() => makeDemoUsers(DEMO_PROJECT)),
    fillOnce(DATA_DIR, process.env),
  ]);
  const started = await first.entry.module.startServer(first, devMiddleware);
  stopServer = started.stop;
  greet("の開発サーバーを開始しました（編集するとすぐに反映されます）", started.port);
} catch (error) {
  if (!isStopping) console.error(error);
  await stop(1);
}

vite.watcher.on("change", (file) => {
  if (file.includes(`app${sep}platform${sep}http${sep}`)) {
    console.log("app/platform/http の変更は、Ctrl-C のあともう一度 npm run dev を実行すると反映されます。");
  }
});
