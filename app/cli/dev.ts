// `npm run dev`: the real server with Vite as middleware, the Auth emulator, and demo content in a separate folder.
// Settings come from the environment, then from .env.

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
import { printAddress } from "./greeting.ts";

type Build = ServerBuild & {
  entry: {
    module: {
      startServer(build: ServerBuild, devMiddleware: DevMiddleware): Promise<{ port: number; stop(): Promise<void> }>;
    };
  };
};

// In development only the environment sets these; .env may name the real site's data.
const { DATA_DIR = "data/dev", HOST = "127.0.0.1", FIREBASE_AUTH_EMULATOR_HOST: given } = process.env;
if (existsSync(".env")) process.loadEnvFile(".env");
const PORT = process.env.PORT || String(await freePort(3000));
// Reuses a running emulator.
const emulator = given ? null : await startAuthEmulator(EMULATOR_PORT);
Object.assign(process.env, {
  NODE_ENV: "development",
  DATA_DIR,
  HOST,
  PORT,
  SITE_URL: "",
  TRUST_PROXY: "0",
  GTM_ID: "",
  PAGE_CACHE_MB: "0",
  DRAIN_SECONDS: "0",
  FIREBASE_API_KEY: "demo-key",
  FIREBASE_PROJECT_ID: DEMO_PROJECT,
  FIREBASE_SERVICE_ACCOUNT: "",
  FIREBASE_AUTH_EMULATOR_HOST: given ?? emulator?.host,
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
});

/** Dependencies to pre-bundle for browsers. */
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
  // Listed explicitly: each discovery reloads the page, and would include server-only packages.
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
  printAddress("の開発サーバーを起動しました（編集するとすぐに反映されます）", started.port);
} catch (error) {
  if (!isStopping) console.error(error);
  await stop(1);
}

vite.watcher.on("change", (file) => {
  if (file.includes(`app${sep}platform${sep}http${sep}`)) {
    console.log("app/platform/http の変更は、Ctrl-C のあともう一度 npm run dev を実行すると反映されます。");
  }
});
