// `npm run export -- DIR`: writes entries, pictures and shop settings as files.

import "#app/collection/registry/kinds.server.ts";
import { databaseFile } from "#app/platform/database/connection.server.ts";
import { exportSite } from "#app/transfer/export.server.ts";
import { hasDatabase, onDatabase, readCommand } from "./transfer-command.ts";

const HELP = `使い方：npm run export -- フォルダー [--replace]

DATA_DIR のデータベースの記録（下書き・公開終了・ゴミ箱を含む）・画像・ショップ情報を、手で直せるファイルとして書き出します。
フォルダーは空か、まだないものを指定します。サイトを動かしたままでかまいません。

  <種類>/<id>.md     記録。先頭の --- の間が項目、その下が本文（Markdown。Markdownで同じに書けないものは format: html）
  images/<id>/       画像。すべての大きさと image.yaml
  shop.yaml          ショップ情報

  --replace   前に書き出したフォルダーを置き換えます（ほかのファイルには触れません）
  --help      この説明

変更の履歴・問い合わせ・帳簿・ログインの状態は含みません。バックアップと引っ越しには npm run backup を使ってください。
終了コード：0 書き出した、1 書き出せなかった、2 コマンドの書き方が違う
`;

const { folder, has } = readCommand(HELP, ["replace"]);
if (!hasDatabase()) {
  process.stderr.write(`${databaseFile()} がありません。DATA_DIR を確かめてください。\n`);
  process.exit(1);
}
await onDatabase(folder, false, async (db) => {
  const exported = await exportSite(db, folder, { replace: has("replace") });
  if (exported.ok)
    process.stdout.write(`記録 ${exported.entries} 件・画像 ${exported.pictures} 枚を ${folder} に書き出しました\n`);
  else process.stderr.write(`${exported.message}\n`);
  return exported.ok;
});
