// `npm run generate -- N`: generates sample entries to test the site at scale.

import "#app/collection/registry/kinds.server.ts";
import { closeDatabase, database } from "#app/platform/database/connection.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { endOnSignal, exitWithUsage, readArguments } from "./arguments.ts";
import { generate, generatedKinds } from "./starter/generate.server.ts";

const COUNT_MAX = 1_000_000;
const HELP = `使い方：npm run generate -- 件数 [--kind 種類]

動作を試すための記録を、DATA_DIR（DATABASE_URL があればそのPostgreSQL）のデータベースに、指定した件数になるまで作ります（1 から ${COUNT_MAX}）。何度作っても中身は同じです。前に作ったものがあれば、その続きから足します。
用語 40・個体 25・飼育情報 15・ブログ 14・繁殖記録 4・モルフ 2 の割合で作り、すべて公開します。先に npm run starter を済ませておくと、絵が付きます。
お店のサイトでは使わないでください。

  --kind 種類   1つの種類だけを作ります（${generatedKinds.join("、")}）
  --help        この説明

例：DATA_DIR=data/large npm run generate -- 10000
終了コード：0 作った、1 作れなかった（何も変えていません）、2 コマンドの書き方が違う
`;

const { words, textOf } = readArguments(HELP, [], ["kind"]);
const [typed = "", ...more] = words;
const count = /^\d+$/.test(typed) && more.length === 0 ? Number(typed) : 0;
const kind = textOf("kind");
const only = generatedKinds.find((name) => name === kind);
if (count < 1 || count > COUNT_MAX || (kind !== undefined && !only)) exitWithUsage(HELP);
endOnSignal();
log.level = "silent";
const started = performance.now();
let added = 0;
await startDatabase(async () => {
  added = await generate(database(), { count, only }, new Date(), (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} / ${count}${done === count ? "\n" : ""}`);
  });
});
await closeDatabase();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`記録 ${added} 件を作りました（${seconds} 秒）。前からあったもの ${count - added} 件。\n`);
