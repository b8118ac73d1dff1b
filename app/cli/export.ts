// `npm run export -- DIR`: writes the site's entries, pictures and shop settings as files.

import "#app/kinds/kinds.server.ts";
import { databaseFile } from "#app/platform/database/connection.server.ts";
import { exportSite, exportWhole } from "#app/transfer/export.server.ts";
import { hasDatabase, onDatabase, readCommand } from "./transfer-command.ts";
import { showSums } from "./whole-sums.ts";

const HELP = `使い方: npm run export -- フォルダー [--replace] [--all]

DATA_DIR のデータベースの記録（下書き・公開終了・ゴミ箱を含む）・画像・ショップ情報を、手で直せるファイルとして書き出します。
フォルダーは空か、まだないものを指定します。サイトを動かしたままで構いません。

  <種類>/<id>.md     記録。先頭の --- の間が項目、その下が本文（Markdown。Markdownで同じに書けないものは format: html）
  images/<id>/       画像。すべての大きさと image.yaml
  shop.yaml          ショップ情報

  --replace   前に書き出したフォルダーを置き換えます（ほかのファイルには触れません）
  --all       別のデータベースへ引っ越すために、すべてを表のまま書き出します: 記録・下書き・編集履歴・飼育の記録・画像・
              お問い合わせ・設定・操作の記録・保存していない入力。tables/ の中に1つの表が1ファイル、件数とハッシュは tables/sums.json。
              手で直すものではありません。お問い合わせと帳簿の個人情報を含みます
  --help      この説明

--all のないときは、編集履歴・お問い合わせ・帳簿・ログインの状態を含みません。バックアップには npm run backup を使ってください（README）。
終了コード: 0 書き出した、1 書き出せなかった、2 コマンドの書き方が違う
`;

const { folder, has } = readCommand(HELP, ["replace", "all"]);
if (!hasDatabase()) {
  process.stderr.write(`${databaseFile()} がありません。DATA_DIR を確かめてください。\n`);
  process.exit(1);
}
await onDatabase(false, async (db) => {
  const options = { replace: has("replace") };
  if (has("all")) {
    const exported = await exportWhole(db, folder, options);
    if (exported.ok) process.stdout.write(`${showSums(exported.sums)}${folder} にすべて書き出しました\n`);
    else process.stderr.write(`${exported.message}\n`);
    return exported.ok;
  }
  const exported = await exportSite(db, folder, options);
  if (exported.ok)
    process.stdout.write(`記録 ${exported.entries} 件・画像 ${exported.pictures} 枚を ${folder} に書き出しました\n`);
  else process.stderr.write(`${exported.message}\n`);
  return exported.ok;
});
