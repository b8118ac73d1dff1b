// `npm run import -- DIR`: imports files of `npm run export`, or in the same format.

import "#app/collection/registry/kinds.server.ts";
import { isExport } from "#app/transfer/export.server.ts";
import { type FileProblem, problemText } from "#app/transfer/file-problem.ts";
import { importSite } from "#app/transfer/import.server.ts";
import { onDatabase, readCommand } from "./transfer-command.ts";

const HELP = `使い方：npm run import -- フォルダー [--dry-run] [--replace]

npm run export で書き出した形のフォルダーを、DATA_DIR のデータベースに読み込みます。空のサイトにも、使っているサイトにも読み込めます。
フォルダーにない記録は、そのまま残ります。1つでも問題があれば、ファイル名と行をすべて挙げて、何も変えずに終わります。

  --dry-run   調べるだけで、何も書き込みません
  --replace   管理画面で編集された記録も、ファイルの内容に置き換えます（前の版は変更の履歴に残ります）
  --help      この説明

終了コード：0 読み込んだ（--dry-run: 読み込める）、1 問題があって読み込まなかった、2 コマンドの書き方が違う
`;

const { folder, has } = readCommand(HELP, ["dry-run", "replace"]);
const dryRun = has("dry-run");
await onDatabase(folder, dryRun, async (db) => {
  const imported = await importSite(db, folder, { replace: has("replace"), dryRun, now: new Date() });
  const { problems, added, updated, unchanged } = imported;
  if (problems.length > 0) return refuse(problems);
  if (added.length + updated.length + unchanged.length === 0 && !isExport(folder)) {
    process.stderr.write(
      `${folder} に読み込むものがありません。npm run export で書き出した形のフォルダーを指定してください。\n`,
    );
    return false;
  }
  for (const name of added) process.stdout.write(`追加 ${name}\n`);
  for (const name of updated) process.stdout.write(`更新 ${name}\n`);
  const sum = `追加 ${added.length}・更新 ${updated.length}・変更なし ${unchanged.length}`;
  process.stdout.write(dryRun ? `${sum}（試しに読みました。何も書き込んでいません）\n` : `${sum}\n`);
  return true;
});

function refuse(problems: readonly FileProblem[]): false {
  process.stderr.write(problems.map((problem) => `${problemText(problem)}\n`).join(""));
  process.stderr.write("問題があるため、何も変えていません。\n");
  return false;
}
