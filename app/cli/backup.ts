// `npm run backup -- FILE`: writes the database to a file while the site runs, and verifies it.

import "#app/kinds/migrations.server.ts";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { backUp } from "#app/platform/database/backup.server.ts";
import { databaseFile, databasePlace } from "#app/platform/database/connection.server.ts";
import { recordBackup } from "#app/platform/database/last-backup.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { countsOf, exitOnFailure, exitWith, megabytes } from "./backup-command.ts";
import { hasDatabase, readCommand } from "./transfer-command.ts";

const HELP = `使い方：npm run backup -- ファイル [--replace]

DATA_DIR（DATABASE_URL があればそのPostgreSQL）のデータベース（記録・変更の履歴・画像・問い合わせ・帳簿・設定のすべて）を、
1つのファイルにバックアップします。SQLite でも PostgreSQL でも同じ形で、どちらにも戻せます。
サイトを動かしたままでかまいません。書いたあとで読み返し、全体を照合する値（SHA-256）を添えてから、指定された名前にします。
バックアップの時刻は、元のデータベースに残します（npm run doctor と、監視の数値のため）。

  --replace   同じ名前のファイルがあれば置き換えます
  --help      この説明

例：npm run backup -- backups/2026-11-22.backup
戻すときは npm run restore。終了コード：0 書いた、1 書けなかった、2 コマンドの書き方が違う
`;

const { folder: given, has } = readCommand(HELP, ["replace"]);
const file = resolve(given);
const place = environment().DATABASE_URL ?? databaseFile();
if (!hasDatabase()) exitWith(`${databaseFile()} がありません。DATA_DIR を確かめてください。`);
if (file === place) exitWith("サイトのデータベースそのものには書けません。別の名前を指定してください。");
if (existsSync(file) && statSync(file).isDirectory())
  exitWith(`${file} はフォルダーです。書き込むファイルの名前を指定してください。`);
if (existsSync(file) && !has("replace"))
  exitWith(`${file} はすでにあります。置き換えるときは --replace を付けてください。`);

const facts = await exitOnFailure(databasePlace(), file, () => backUp(place, file));
process.stdout.write(
  `${file} に書きました（${megabytes(statSync(file).size)}、${countsOf(facts)}）。読み返して確かめました。\n`,
);
await recordBackup(place, new Date()).catch((error: unknown) => {
  const cause = error instanceof Error ? error.message : "";
  process.stderr.write(
    `バックアップはできています。バックアップの時刻だけは、データベースに残せませんでした${cause && `（${cause}）`}。\n`,
  );
});
