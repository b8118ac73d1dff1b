// `npm run demo`: builds, fills a database, starts the Auth emulator and the production server, and says where to look.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_PROJECT, freePort, startAuthEmulator } from "./auth-emulator.ts";
import { buildIfNeeded } from "./build-if-needed.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, DEMO_VISITOR, makeDemoUsers } from "./demo-users.ts";
import { SERVER_FLAGS } from "./server-flags.ts";

const port = process.env.PORT ? Number(process.env.PORT) : await freePort(3000);
const folder = process.env.DATA_DIR || "data/demo";

// From here on Ctrl-C ends what was started, in whichever step it comes.
let stopping = false;
let server: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stopping = true;
    server?.kill("SIGTERM");
  });
}

buildIfNeeded();
const emulator = await startAuthEmulator();
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
await makeDemoUsers(DEMO_PROJECT);

const env = {
  ...process.env,
  NODE_ENV: "production",
  DEMO: "1",
  HOST: "127.0.0.1",
  // Nobody stands in front of it: Ctrl-C need not wait for anyone.
  DRAIN_SECONDS: "0",
  PORT: String(port),
  DATA_DIR: folder,
  FIREBASE_API_KEY: "demo-key",
  FIREBASE_PROJECT_ID: DEMO_PROJECT,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
};

const filled = join(folder, "demo-filled");
if (!existsSync(filled)) {
  console.log("Filling the database with the starter content and the demo collection …");
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(process.execPath, ["app/cli/starter.ts", "--demo"], { stdio: "inherit", env });
  if (status !== 0) {
    await emulator.stop();
    process.exit(status ?? 130);
  }
  writeFileSync(filled, `${new Date().toISOString()}\n`);
}

// Signals that came while the filling held this process are told now.
await new Promise((resolve) => setImmediate(resolve));
if (stopping) {
  await emulator.stop();
  process.exit(130);
}

server = spawn(process.execPath, [...SERVER_FLAGS, "server.ts"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env,
  detached: true,
});
server.on("message", () => {
  console.log(`
  ボルパ手帖 のデモを開始しました

    サイト      http://localhost:${port}/
    管理画面    http://localhost:${port}/admin

    管理者      ${DEMO_ADMIN}　　パスワード ${DEMO_PASSWORD}
    一般の人    ${DEMO_VISITOR}　パスワード ${DEMO_PASSWORD}（管理画面には入れません）

  Ctrl-C で終了します。
`);
});
server.once("exit", async (code) => {
  await emulator.stop();
  process.exit(stopping ? 0 : (code ?? 1));
});
