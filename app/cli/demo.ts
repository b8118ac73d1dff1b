// `npm run demo`: builds, fills a database, and starts the Auth emulator and the production server.

import { type ChildProcess, spawn } from "node:child_process";
import { exitWithUsage, readArguments } from "./arguments.ts";
import { DEMO_PROJECT, EMULATOR_PORT, EmulatorFailed, startAuthEmulator } from "./auth-emulator.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { endRunning, Failed } from "./child.ts";
import { makeDemoUsers } from "./demo-users.ts";
import { fillOnce } from "./fill-once.ts";
import { freePort } from "./free-port.ts";
import { printAddress } from "./greeting.ts";
import { whenOrphaned } from "./orphaned.ts";

const HELP = `使い方：npm run demo

ビルドし、データベースに見本を入れ、管理画面も使えるサイトを、このパソコンの中だけで動かします。URLとパスワードは、開始したときに表示します。
Ctrl-C で終わります。次からは、前に入れたものを使います。

  PORT          ポート（既定 3000。使われていれば空いているもの）
  DATA_DIR      データベースのフォルダー（既定 data/demo）
  DATABASE_URL  PostgreSQL で動かすとき、そのURL
`;

if (readArguments(HELP, []).words.length > 0) exitWithUsage(HELP);

const SAYS_EVERY_MS = 10_000;

const port = process.env.PORT ? Number(process.env.PORT) : await freePort(3000);

// Ctrl-C terminates everything started below.
let stopping = false;
let server: ChildProcess | undefined;
function end(): void {
  stopping = true;
  endRunning();
  server?.kill("SIGTERM");
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
whenOrphaned(end);

const emulator = await startAuthEmulator(EMULATOR_PORT);
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
const env = {
  ...process.env,
  NODE_ENV: "production",
  DEMO: "1",
  HOST: "127.0.0.1",
  // Without a proxy, shutdown need not wait.
  DRAIN_SECONDS: "0",
  PORT: String(port),
  DATA_DIR: process.env.DATA_DIR || "data/demo",
  FIREBASE_API_KEY: "demo-key",
  FIREBASE_PROJECT_ID: DEMO_PROJECT,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
};

const waiting = setInterval(() => {
  if (!stopping) console.log("ログインのエミュレーター（Firebase Auth）の起動を待っています…");
}, SAYS_EVERY_MS);

try {
  await Promise.all([
    emulator.ready.finally(() => clearInterval(waiting)).then(() => makeDemoUsers(DEMO_PROJECT)),
    buildIfNeeded(),
    fillOnce(env.DATA_DIR, env),
  ]);
} catch (error) {
  endRunning();
  await emulator.stop();
  if (stopping) process.exit(130);
  if (error instanceof EmulatorFailed) console.error(error.message);
  else if (!(error instanceof Failed)) throw error;
  process.exit(error instanceof Failed ? error.status : 1);
}
if (stopping) {
  await emulator.stop();
  process.exit(130);
}

server = spawn(process.execPath, ["server.ts"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env,
  detached: true,
});
server.on("message", () => printAddress("のデモを開始しました", port));
server.once("exit", async (code) => {
  endRunning();
  await emulator.stop();
  process.exit(stopping ? 0 : (code ?? 1));
});
