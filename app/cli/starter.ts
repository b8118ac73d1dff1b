// `npm run starter`: fills the database with the encyclopedia; with --demo, also the demo's snakes.

import "#app/collection/registry/kinds.server.ts";
import { constants, setPriority } from "node:os";
import type { Report } from "#app/cli/starter/fill.server.ts";
import { closeDatabase, database } from "#app/platform/database/connection.server.ts";
import { relaxSyncing } from "#app/platform/database/dialect.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { renderDrawings } from "#app/platform/images/variants.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { endOnSignal, exitWithUsage, readArguments } from "./arguments.ts";

const HELP = `使い方：npm run starter [-- --demo]

付属の図鑑・用語集・飼育情報・記事を、DATA_DIR（DATABASE_URL があればそのPostgreSQL）のデータベースに入れます。
新しい分を足し、前に入れて誰も編集していないものは新しい内容にします。管理画面で直したものは、そのまま残します。
途中でやめても、もう一度実行すれば続きから入ります。サイトを動かしたままでかまいません。

  --demo   見本の個体・繁殖記録も入れます。お店のサイトでは使わないでください
  --help   この説明

終了コード：0 入れた、1 入れられなかった、2 コマンドの書き方が違う
`;

const { words, has } = readArguments(HELP, ["demo"]);
if (words.length > 0) exitWithUsage(HELP);
endOnSignal();
log.level = "silent";

const counts: Record<Parameters<Report>[0], number> = { added: 0, updated: 0, edited: 0, same: 0 };
const printProgress = (line: string) => process.stdout.isTTY && process.stdout.write(`\r${line}`);
const report: Report = (step) => {
  counts[step] += 1;
  printProgress(`記録 ${Object.values(counts).reduce((sum, count) => sum + count, 0)} 件`);
};
let drawn = 0;
await startDatabase(async () => {
  const db = database();
  await relaxSyncing(db);
  const now = new Date();
  // Loaded late: reads hundreds of files on import, not needed for --help.
  const { fillEncyclopedia } = await import("#app/cli/starter/encyclopedia.server.ts");
  await fillEncyclopedia(db, now, report);
  if (has("demo")) await (await import("#app/cli/starter/demo-collection.server.ts")).fillDemo(db, now, report);
  process.stdout.write(
    `\r追加 ${counts.added}・更新 ${counts.updated}・変更なし ${counts.same}・編集済みのためそのまま ${counts.edited}\n`,
  );
  // A server may start now: pictures not drawn yet are drawn on request.
  process.send?.("filled");
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await renderDrawings(db, () => {
    drawn += 1;
    if (!process.send) printProgress(`絵 ${drawn} 枚`);
  });
});
await closeDatabase();
if (drawn > 0 && !process.send) process.stdout.write(`\r絵 ${drawn} 枚を描きました\n`);
process.disconnect?.();
