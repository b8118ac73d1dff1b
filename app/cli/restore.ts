// `npm run restore -- FILE`: replaces the site's database with a backup and sets the old one aside.

import "#app/kinds/migrations.server.ts";
import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import {
  type BackupFacts,
  isInUse,
  openBackup,
  postgresState,
  restoreFile,
  restorePostgres,
} from "#app/platform/database/backup.server.ts";
import { databaseFile, databasePlace, openDatabase } from "#app/platform/database/connection.server.ts";
import { knownSchema } from "#app/platform/database/migrations.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import { countsOf, exitOnFailure, exitWith } from "./backup-command.ts";
import { readCommand } from "./transfer-command.ts";

const HELP = `使い方：npm run restore -- ファイル [--replace]

npm run backup で書いたバックアップを、DATA_DIR（DATABASE_URL があればそのPostgreSQL）のデータベースとして置きます。
SQLite のバックアップを PostgreSQL に、PostgreSQL のバックアップを SQLite に戻せます（引っ越し）。前の版で書いたバックアップも戻せます。
先にサイトを止めてください（動いていれば中止します）。バックアップの全体を、書いたときの値（SHA-256）と照合してから入れ、入れたあとで数え直します。
それまでのデータベースは borupa.sqlite.before-日時 という名前（PostgreSQLでは before_日時 というスキーマ）で残します。

  --replace   すでにデータベースがあるとき、入れ替えます
  --help      この説明

終了コード：0 戻した、1 戻せなかった（何も変えていない）、2 コマンドの書き方が違う
`;

const { folder: given, has } = readCommand(HELP, ["replace"]);
const file = resolve(given);
const address = environment().DATABASE_URL;
const place = databasePlace();
if (!existsSync(file)) exitWith(`${file} がありません。ファイルの場所を確かめてください。`);
if (!statSync(file).isFile()) exitWith(`${file} はファイルではありません。`);
if (file === place) exitWith("これはサイトのデータベースです。バックアップのファイルを指定してください。");

const backup = await exitOnFailure(file, place, () => openBackup(file));
if (!backup.isSealed)
  process.stderr.write(
    `${file} には、バックアップの全体を照合する値がありません（前の版か、ほかの方法で書かれたバックアップです）。読める範囲で確かめて戻します。\n`,
  );
const state = await exitOnFailure(place, place, () => (address === undefined ? fileState() : postgresState(address)));
if (state.isFilled && !has("replace"))
  exitWith(
    `${place} がすでにあります。入れ替えるときは --replace を付けてください（いまのものは名前を変えて残します）。`,
  );
if (state.isInUse)
  exitWith(`${place} をサイトが使っています。サイトを止めてから、もう一度実行してください。何も変えていません。`);

const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
const aside = address === undefined ? `${place}.before-${time}` : `before_${time.toLowerCase()}`;
const facts: BackupFacts = await exitOnFailure(file, place, () => {
  if (address !== undefined) return restorePostgres(backup, address, state.isFilled ? aside : null);
  makeFolder(dirname(place));
  return restoreFile(backup, place, aside);
});
process.stdout.write(`${file} を ${place} に戻しました（${countsOf(facts)}）。\n`);
if (state.isFilled)
  process.stdout.write(
    address === undefined
      ? `それまでのデータベースは ${aside} にあります。\n`
      : `それまでのものはスキーマ ${aside} にあります。不要になったら DROP SCHEMA ${aside} CASCADE で消せます。\n`,
  );
// Reindexes before the first visitor. For an older schema, the next start does so after migrating.
if (facts.schema === knownSchema()) {
  log.level = "silent";
  await import("#app/collection/registry/kinds.server.ts");
  const { reindexIfOutdated } = await import("#app/cms/content/reindex/reindex.server.ts");
  const db = openDatabase(address ?? place);
  await exitOnFailure(place, place, () => reindexIfOutdated(db));
  await db.destroy();
}

function fileState(): { isFilled: boolean; isInUse: boolean } {
  const isFilled = existsSync(databaseFile());
  return { isFilled, isInUse: isFilled && isInUse(databaseFile()) };
}
