// `npm run soak`: tests that take too long for `npm test`. Bounded in time, on the production build; prints one line
// per promise and exits with 1 if one is missed.

import "#app/collection/registry/kinds.server.ts";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { endOnSignal } from "#app/cli/arguments.ts";
import { DEMO_PROJECT, startAuthEmulator } from "#app/cli/auth-emulator.ts";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { backUp, openBackup, restoreFile, restorePostgres } from "#app/platform/database/backup.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { moveToPostgres } from "#tests/bench/on-postgres.ts";
import { getPostgres } from "#tests/get-postgres.ts";
import { killLoop } from "#tests/support/kill-loop.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { addressOf, startCluster } from "#tests/support/postgres-cluster.ts";
import { startServer, startSite } from "#tests/support/site.ts";
import { notebookTrial } from "./notebook.ts";
import { exitCode, say } from "./report.ts";
import { underLoad } from "./under-load.ts";

const PARTS = ["fuzz", "kill", "load", "notebook"] as const;
const HELP = `使い方：npm run soak [-- 部分 ...] [--requests 件数] [--rounds 回数] [--minutes 分]
                    [--database sqlite|postgres]

npm test では長すぎる検査を、本番のビルドで行います。部分を書かなければ、すべてを順に行います。

  fuzz       でたらめな入力を、npm test の20倍
  kill       保存している最中に kill -9 して起動し直すことを --rounds 回（50）、SQLite と PostgreSQL で
  load       5,000 の住所へ 200 本の接続で --requests 回（100000）、その間も毎秒1回公開する。
             1プロセスと3プロセス、SQLite と PostgreSQL で
  notebook   同期した手帖を2台（のちに3台）で --minutes 分（60）書き続ける。そのあいだにブラウザーとサーバーを
             kill -9 し、サーバーを止め、前の写しに戻す。SQLite と PostgreSQL で

  --database どちらか一方だけ（kill、load、notebook）
  --help     この説明

終了コード：0 すべて守られた、1 守られないものがあった、2 コマンドの書き方が違う
`;

const { parts, numbers, only } = readWish();
endOnSignal();
await buildIfNeeded();
if (parts.includes("fuzz")) {
  const { status } = spawnSync("vitest", ["run", "tests/fuzz", "--testTimeout=600000", "--reporter=dot"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, SOAK: "20" },
  });
  say("random input, twenty times as much", `exit code ${status}`, "nothing found", status === 0);
}
if (parts.includes("notebook")) await trials();
if (parts.some((part) => part !== "fuzz" && part !== "notebook")) await onSite();
process.exit(exitCode());

async function trials(): Promise<void> {
  const { minutes } = numbers;
  const folder = mkdtempSync(join(tmpdir(), "borupa-trial-"));
  const [backup, file] = [join(folder, "site.backup"), join(folder, "borupa.sqlite")];
  const rewritten = async () => rmSync(backup, { force: true });
  if ("sqlite".startsWith(only))
    await notebookTrial(
      {
        ...{ name: "SQLite", minutes, env: { DATA_DIR: folder } },
        backUp: () =>
          rewritten()
            .then(() => backUp(file, backup))
            .then(() => {}),
        restore: async () => void (await restoreFile(await openBackup(backup), file, `${file}.before`)),
      },
      say,
    );
  if ("postgres".startsWith(only)) {
    getPostgres();
    const cluster = await startCluster();
    const address = addressOf(cluster.socket, "postgres");
    await notebookTrial(
      {
        ...{ name: "PostgreSQL", minutes, env: { DATA_DIR: folder, DATABASE_URL: address } },
        backUp: () =>
          rewritten()
            .then(() => backUp(address, backup))
            .then(() => {}),
        restore: async () => void (await restorePostgres(await openBackup(backup), address, "before_trial")),
      },
      say,
    );
    await cluster.remove();
  }
  rmSync(folder, { recursive: true, force: true });
}

async function onSite(): Promise<void> {
  const emulator = await startAuthEmulator();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
  process.env.GCLOUD_PROJECT = DEMO_PROJECT;
  const site = await emulator.ready.then(makePeople).then(() => startSite({ env: emulatorSettings() }));
  getPostgres();
  const cluster = await startCluster();
  try {
    const places = [{ name: "SQLite", env: { ...emulatorSettings(), DATA_DIR: site.folder }, db: site.db }];
    const address = addressOf(cluster.socket, "postgres");
    const env = { ...emulatorSettings(), DATA_DIR: site.folder, DATABASE_URL: address };
    places.push({ name: "PostgreSQL", env, db: openDatabase(address) });
    // The same content, moved as an operator would.
    await moveToPostgres(join(site.folder, "borupa.sqlite"), address);
    for (const { name, env, db } of places.filter((place) => place.name.toLowerCase().startsWith(only))) {
      if (parts.includes("kill")) await kills(name, env, db);
      if (!parts.includes("load")) continue;
      const wish = { requests: numbers.requests, env, cookieFor };
      await underLoad({ name: `one process, ${name}`, processes: 1, ...wish }, say);
      await underLoad({ name: `three processes, ${name}`, processes: 3, ...wish }, say);
    }
  } finally {
    await site.stop();
    await cluster.remove();
    await emulator.stop();
  }
}

async function cookieFor(origin: string): Promise<string> {
  return (await signIn(origin, DEMO_ADMIN)).cookie ?? "";
}

async function kills(name: string, env: Record<string, string>, db: Db): Promise<void> {
  const { rounds } = numbers;
  const first = await startServer(env);
  const cookie = await cookieFor(first.origin);
  first.process.kill("SIGKILL");
  const answered = await killLoop({ rounds, db, cookie, start: () => startServer(env) }).catch(String);
  const isKept = typeof answered === "number";
  say(`kill -9 under admins who save, ${rounds} times, ${name}`, `${answered} answered`, "none lost", isKept);
}

function readWish() {
  const counts = { requests: "100000", rounds: "50", minutes: "60" };
  const options = Object.fromEntries(Object.keys(counts).map((name) => [name, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, database: { type: "string" }, help: { type: "boolean" } },
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    const given = { ...counts, ...values };
    const { requests, rounds, minutes } = given;
    const numbers = { requests: Number(requests), rounds: Number(rounds), minutes: Number(minutes) };
    const chosen = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
    const isKnown = positionals.every((part) => PARTS.some((known) => known === part));
    const { database: only = "" } = values;
    const isDatabase = ["", "sqlite", "postgres"].includes(only);
    if (isKnown && isDatabase && Object.values(numbers).every((number) => Number.isInteger(number) && number > 0))
      return { parts: chosen as readonly string[], numbers, only };
  } catch {
    // Reported below.
  }
  process.stderr.write(`コマンドの書き方が違います。\n\n${HELP}`);
  process.exit(2);
}
