// `npm run generate -- N`: as many entries as one likes, to try the site at a size.

import "#app/kinds/kinds.server.ts";
import { parseArgs } from "node:util";
import { generatedKinds } from "#app/cli/starter/generated/order.ts";
import { closeDatabase, database } from "#app/platform/database/connection.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { endOnSignal, exitWithUsage } from "./arguments.ts";

const COUNT_MAX = 1_000_000;
const HELP = `使い方: npm run generate -- 件数 [--kind 種類]

試し用の記録を、DATA_DIR（DATABASE_URL があればそのPostgreSQL）のデータベースに件数まで作ります（1 から ${COUNT_MAX}）。何度作っても同じ中身で、前に作ったものの続きから足します。
用語 40・個体 25・飼育情報 15・ブログ 14・繁殖記録 4・モルフ 2 の割合で、すべて公開されます。先に npm run starter を済ませておくと、個体に
遺伝子と絵が付きます。お店のサイトでは使わないでください。

  --kind 種類   1つの種類だけを作ります（${generatedKinds.join("、")}）
  --help        この説明

例: DATA_DIR=data/large npm run generate -- 100000
終了コード: 0 作った、1 作れなかった（何も変えていません）、2 コマンドの書き方が違う
`;

const { count, only } = readWish();
endOnSignal();
log.level = "silent";
const started = performance.now();
let added = 0;
await startDatabase(async () => {
  // With it come the texts of the starter content: not for who only asks how this is typed.
  const { generate } = await import("#app/cli/starter/generated/generate.server.ts");
  added = await generate(database(), { count, only }, new Date(), (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} / ${count}${done === count ? "\n" : ""}`);
  });
});
await closeDatabase();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`記録 ${added} 件を作りました（${seconds} 秒）。前からあったもの ${count - added} 件。\n`);

function readWish() {
  const options = { kind: { type: "string" }, help: { type: "boolean" } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    const wanted = Number(positionals[0]);
    const kind = generatedKinds.find((name) => name === values.kind);
    const isUnderstood =
      positionals.length === 1 && /^\d+$/.test(positionals[0] ?? "") && (values.kind === undefined || kind);
    if (isUnderstood && wanted >= 1 && wanted <= COUNT_MAX) return { count: wanted, only: kind };
  } catch {
    // Told below.
  }
  return exitWithUsage(HELP);
}
