// `npm run backup -- FILE`: a whole copy of the database, made while the site runs and read back before it counts.

import "#app/kinds/migrations.server.ts";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type BackupFacts, backUp } from "#app/platform/database/backup.server.ts";
import { databaseFile } from "#app/platform/database/connection.server.ts";
import { noteBackup } from "#app/platform/database/last-backup.server.ts";
import { backUpPostgres } from "#app/platform/database/postgres-backup.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { countsOf, megabytes, onFile, onPostgres, stopUnlessWritable, stopWith } from "./backup-command.ts";
import { hasDatabase, readCommand } from "./transfer-command.ts";

const HELP = `使い方: npm run backup -- ファイル [--replace]

DATA_DIR（DATABASE_URL があればそのPostgreSQL）のデータベース（記録・編集履歴・画像・お問い合わせ・設定のすべて）の写しを、
1つのファイルに書きます。PostgreSQLの写しには pg_dump を使います（サーバーと同じ版か、新しいもの）。
サイトを動かしたままで構いません。書いたあとで読み返し、件数を元と比べ、全体を照合する値（SHA-256）を添えてから、その名前にします。
写した時刻は、元のデータベースに残します（npm run doctor と、監視の数値のため）。

  --replace   同じ名前のファイルがあれば置き換えます
  --help      この説明

例: npm run backup -- backups/2026-11-22.sqlite
戻すときは npm run restore。終了コード: 0 写した、1 写せなかった、2 コマンドの書き方が違う
`;

const { folder: given, has } = readCommand(HELP, ["replace"]);
const file = resolve(given);
const address = environment().DATABASE_URL;
const from = databaseFile();
if (!hasDatabase()) stopWith(`${from} がありません。DATA_DIR を確かめてください。`);
if (file === from) stopWith("サイトのデータベースそのものには書けません。別の名前を指定してください。");
stopUnlessWritable(file);
if (existsSync(file) && !has("replace"))
  stopWith(`${file} はもうあります。置き換えるときは --replace を付けてください。`);

const facts: BackupFacts = await (address === undefined
  ? onFile(file, () => backUp(from, file, showProgress))
  : onPostgres(() => backUpPostgres(address, file, showProgress)));
process.stdout.write(
  `${file} に書きました（${megabytes(facts.bytes)}、${countsOf(facts)}）。読み返して確かめました。\n`,
);
await noteBackup(address ?? from, new Date()).catch((error: unknown) => {
  const cause = error instanceof Error ? error.message : "";
  process.stderr.write(`写しはできています。写した時刻だけは、データベースに残せませんでした。（${cause}）\n`);
});

/** On a terminal only: a log wants the end, not the way. */
function showProgress(share: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${Math.round(share * 100)}% ${share === 1 ? "\n" : ""}`);
}
