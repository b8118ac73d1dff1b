import type { BackupFacts } from "#app/platform/database/backup.server.ts";
import { databasePlace } from "#app/platform/database/connection.server.ts";
import { NoProgram } from "#app/platform/database/old-backups.server.ts";
import { startErrorMessages, type Trouble, troubleOf } from "#app/platform/database/trouble.server.ts";
import { finalName } from "#app/platform/database/whole-file.server.ts";

export function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs the work; prints a one-line message and exits with 1 on failure. `file`: the backup, `written`: the file being written. */
export async function exitOnFailure<Result>(
  file: string,
  written: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? error.message : "";
    if (error instanceof NoProgram)
      exitWith(
        `${file} は、前の版のプログラムがPostgreSQLから書き出したバックアップです。読むには pg_restore が必要です（Debian なら postgresql-client）。`,
      );
    const trouble = troubleOf(error, databasePlace());
    if (trouble) exitWith(`${sentenceOf(trouble, file, written, error)}（${cause}）`);
    if (error instanceof Error && "severity" in error) exitWith(`${databasePlace()} に拒否されました（${cause}）。`);
    throw error;
  }
}

function sentenceOf(trouble: Trouble, file: string, written: string, error: unknown): string {
  if (trouble === "full") return `${written} に書き込めません。ディスクに空きを作ってください。`;
  // Without a path it is the database, also while only its backup is written.
  if (trouble === "readonly" && error instanceof Error && "path" in error)
    return `${finalName(String(error.path))} を開けません。フォルダーの有無と、読み書きの権限を確かめてください。`;
  if (trouble === "older") return startErrorMessages.older(file);
  if (trouble === "broken" && file !== databasePlace())
    return `${file} は壊れているか、このサイトのものではありません。ほかのバックアップを指定してください。`;
  if (trouble === "foreign") return `${file} に、このサイトのものでない表・ビュー・トリガーがあります。中止します。`;
  if (trouble === "newer")
    return "データベースかバックアップが、このプログラムより新しい版で書かれています。新しい版のプログラムで、もう一度実行してください。";
  return startErrorMessages[trouble](databasePlace());
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function countsOf({ sums }: BackupFacts): string {
  const known = { entries: "記録", revisions: "版", images: "画像", inquiries: "問い合わせ" };
  return Object.entries(known)
    .map(([table, label]) => `${label} ${sums[table]?.rows ?? 0}`)
    .join("・");
}
