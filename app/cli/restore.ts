// `npm run restore -- FILE`: puts a copy made by `npm run backup` in the site's place, and keeps what stood there.

import "#app/kinds/migrations.server.ts";
import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { checkBackup, isInUse, restoreBackup } from "#app/platform/database/backup.server.ts";
import { databaseFile, databasePlace } from "#app/platform/database/connection.server.ts";
import { checkPostgresBackup } from "#app/platform/database/postgres-backup.server.ts";
import { postgresState, restoreOnPostgres } from "#app/platform/database/postgres-restore.server.ts";
import { checkSeal } from "#app/platform/database/whole-file.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { makeFolder } from "#app/platform/site/own-files.server.ts";
import { countsOf, megabytes, onFile, onPostgres, stopWith } from "./backup-command.ts";
import { readCommand } from "./transfer-command.ts";

const HELP = `使い方: npm run restore -- ファイル [--replace]

npm run backup で書いた写しを、DATA_DIR（DATABASE_URL があればそのPostgreSQL）のデータベースとして置きます。
先にサイトを止めてください（動いていれば断ります）。写しの全体を、書いたときの値（SHA-256）と照合してから置き、それまでのデータベースは
borupa.sqlite.before-日時 という名前（PostgreSQLでは before_日時 というスキーマ）で残します。

  --replace   もうデータベースがあるとき、入れ替えます
  --help      この説明

終了コード: 0 戻した、1 戻せなかった（何も変えていない）、2 コマンドの書き方が違う
`;

const { folder: given, has } = readCommand(HELP, ["replace"]);
const file = resolve(given);
const to = databaseFile();
const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
if (!existsSync(file)) stopWith(`${file} がありません。`);
if (!statSync(file).isFile()) stopWith(`${file} はファイルではありません。`);
const isSealed = await onFile(file, () => checkSeal(file));
if (!isSealed)
  process.stderr.write(
    `${file} には、写しの全体を照合する値がありません（前の版か、ほかの方法で書かれた写しです）。読める限りを確かめて戻します。\n`,
  );
const address = environment().DATABASE_URL;
if (address !== undefined) {
  await restoreToPostgres(address);
  process.exit(0);
}
if (file === to) stopWith("サイトのデータベースそのものからは戻せません。");
await onFile(file, () => checkBackup(file));
if (existsSync(to)) {
  if (!has("replace"))
    stopWith(`${to} がもうあります。入れ替えるときは --replace を付けてください（今のものは名前を変えて残します）。`);
  const inUse = await onFile(to, () => isInUseOrBroken(to));
  if (inUse)
    stopWith(`${to} をサイトが使っています。サイトを止めてから、もう一度実行してください。何も変えていません。`);
}
await onFile(to, () => makeFolder(dirname(to)));
const aside = `${to}.before-${time}`;
const hadOne = existsSync(to);
const facts = await onFile(to, () => restoreBackup(file, to, aside));
process.stdout.write(
  `${file} を ${to} に戻しました（${megabytes(facts.bytes)}、${countsOf(facts)}）。\n${hadOne ? `それまでのデータベースは ${aside} にあります。\n` : ""}`,
);

async function restoreToPostgres(url: string): Promise<void> {
  await onPostgres(() => checkPostgresBackup(file));
  const { isFilled, isInUse: isBusy } = await onPostgres(() => postgresState(url));
  const place = databasePlace();
  if (isFilled && !has("replace"))
    stopWith(
      `${place} にもうサイトがあります。入れ替えるときは --replace を付けてください（今のものは名前を変えて残します）。`,
    );
  if (isBusy)
    stopWith(`${place} をサイトが使っています。サイトを止めてから、もう一度実行してください。何も変えていません。`);
  const former = isFilled ? `before_${time.toLowerCase()}` : null;
  const restored = await onPostgres(() => restoreOnPostgres(file, url, former));
  process.stdout.write(
    `${file} を ${place} に戻しました（${megabytes(restored.bytes)}、${countsOf(restored)}）。\n${former ? `それまでのものはスキーマ ${former} にあります。要らなくなったら DROP SCHEMA ${former} CASCADE で消せます。\n` : ""}`,
  );
}

/** A broken file is what one restores for: nobody can be using it. */
function isInUseOrBroken(path: string): boolean {
  try {
    return isInUse(path);
  } catch (error) {
    if (error instanceof Error && "errcode" in error && (error.errcode === 11 || error.errcode === 26)) return false;
    throw error;
  }
}
