// `npm run soak`: what takes too long for `npm test`. Bounded, on the production build; one line a promise, exit code 1 where one is missed.

import "#app/kinds/kinds.server.ts";
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { DEMO_PROJECT, startAuthEmulator } from "#app/cli/auth-emulator.ts";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { killLoop } from "#tests/support/kill-loop.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { startServer, startSite } from "#tests/support/site.ts";
import { hostileArticles } from "./hostile-articles.ts";
import { exitCode, say } from "./report.ts";
import { underLoad } from "./under-load.ts";

const PARTS = ["fuzz", "kill", "articles", "load"] as const;
const HELP = `使い方: npm run soak [-- 部分 ...] [--requests 件数] [--rounds 回数] [--changed 件数]

npm test では長すぎる検査を、本番のビルドで行います。部分を書かなければ、すべてを順に行います。

  fuzz       でたらめな入力を、npm test の20倍
  kill       保存している最中に kill -9 して起動し直すことを --rounds 回（50）
  articles   スクリプトを紛れ込ませる記事のすべてと、その変形を --changed 件（200）、Chromium で開く
  load       5,000 の住所へ 200 本の接続で --requests 回（100000）、その間も毎秒1回公開する

  --help     この説明

終了コード: 0 すべて守られた、1 守られないものがあった、2 コマンドの書き方が違う
`;

const { parts, numbers } = readWish();
buildIfNeeded();
if (parts.includes("fuzz")) {
  const { status } = spawnSync("vitest", ["run", "tests/fuzz", "--testTimeout=600000", "--reporter=dot"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, SOAK: "20" },
  });
  say("random input, twenty times as much", `exit code ${status}`, "nothing found", status === 0);
}
if (parts.some((part) => part !== "fuzz")) await onSite();
process.exit(exitCode());

async function onSite(): Promise<void> {
  const emulator = await startAuthEmulator();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
  process.env.GCLOUD_PROJECT = DEMO_PROJECT;
  try {
    await emulator.ready;
    await makePeople();
    const site = await startSite({ env: emulatorSettings() });
    const env = { ...emulatorSettings(), DATA_DIR: site.folder };
    const cookieFor = async (origin: string) => (await signIn(origin, DEMO_ADMIN)).cookie ?? "";
    try {
      if (parts.includes("kill")) {
        const cookie = await cookieFor(site.origin);
        const { rounds } = numbers;
        const start = () => startServer(env);
        const answered = await killLoop({ rounds, db: site.db, cookie, start }).catch(String);
        say(
          `kill -9 under admins who save, ${rounds} times`,
          `${answered} answered`,
          "none lost",
          typeof answered === "number",
        );
      }
      if (parts.includes("articles")) await hostileArticles(site.origin, site.db, numbers.changed, say);
      if (parts.includes("load")) {
        const { requests } = numbers;
        await underLoad({ name: "one process, SQLite", processes: 1, requests, env, cookieFor }, say);
        await underLoad({ name: "three processes, SQLite", processes: 3, requests, env, cookieFor }, say);
      }
    } finally {
      await site.stop();
    }
  } finally {
    await emulator.stop();
  }
}

function readWish() {
  const counts = { requests: "100000", rounds: "50", changed: "200" };
  const options = Object.fromEntries(Object.keys(counts).map((name) => [name, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: "boolean" } },
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    const given = { ...counts, ...values };
    const numbers = { requests: Number(given.requests), rounds: Number(given.rounds), changed: Number(given.changed) };
    const chosen = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
    const isKnown = positionals.every((part) => PARTS.some((known) => known === part));
    if (isKnown && Object.values(numbers).every((number) => Number.isInteger(number) && number > 0))
      return { parts: chosen as readonly string[], numbers };
  } catch {
    // Told below.
  }
  process.stderr.write(`コマンドの書き方が違います。\n\n${HELP}`);
  process.exit(2);
}
