// What `npm run backup` and `npm run restore` have in common: sentences for whoever typed them.

import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { BackupFacts } from "#app/platform/database/backup.server.ts";
import { databasePlace } from "#app/platform/database/connection.server.ts";
import { NoProgram, ProgramFailed } from "#app/platform/database/postgres-programs.server.ts";
import { startSentences, troubleOf } from "#app/platform/database/trouble.server.ts";

export function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Whatever the database is: a file can be made here. */
export function stopUnlessWritable(file: string): void {
  if (existsSync(file) && statSync(file).isDirectory())
    stopWith(`${file} はフォルダーです。書き込むファイルの名前を指定してください。`);
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch {
    stopWith(`${dirname(file)} がないか、書き込めません。フォルダーの有無と、書き込む権限を確かめてください。`);
  }
}

/** Runs the work on a file; what is wrong with it is one sentence, and the exit code 1. */
export async function onFile<Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const trouble = troubleOf(error, file);
    if (!trouble) throw error;
    const cause = error instanceof Error ? error.message : "";
    stopWith(`${sentences[trouble](file)}（${cause}）`);
  }
}

/** The same for work on PostgreSQL. */
export async function onPostgres<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? error.message : "";
    if (error instanceof NoProgram)
      stopWith(
        `PostgreSQLの pg_dump・pg_restore・psql が要ります。サーバーと同じ版か、新しいものを入れてください。（${cause}）`,
      );
    if (error instanceof ProgramFailed && /No space left/.test(cause))
      stopWith(`書き込めません。ディスクに空きを作ってください。（${cause}）`);
    if (error instanceof ProgramFailed)
      stopWith(`PostgreSQLのプログラムが途中で断りました。何も変えていません。（${cause}）`);
    const trouble = troubleOf(error, databasePlace());
    if (trouble === "broken") stopWith(`写しが最後まで読めないか、このサイトのものではありません。（${cause}）`);
    if (trouble) stopWith(`${sentences[trouble](databasePlace())}（${cause}）`);
    if (error instanceof Error && "severity" in error) stopWith(`${databasePlace()} が断りました。（${cause}）`);
    throw error;
  }
}

const sentences = {
  ...startSentences,
  full: (file: string) => `${file} に書けません。ディスクに空きを作ってください。`,
  readonly: (file: string) => `${file} を開けません。フォルダーの有無と、読み書きの権限を確かめてください。`,
  broken: (file: string) => `${file} は壊れているか、このサイトのデータベースではありません。`,
  busy: (file: string) => `${file} をほかのプログラムが使い続けています。`,
  newer: () =>
    "データベースか写しが、このプログラムより新しい版で書かれています。新しい版のプログラムで、もう一度実行してください。",
} satisfies typeof startSentences;

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The counts an operator knows the site by. */
export function countsOf({ rows }: BackupFacts): string {
  const known = { entries: "記録", revisions: "版", images: "画像", inquiries: "問い合わせ" };
  return Object.entries(known)
    .map(([table, label]) => `${label} ${rows[table] ?? 0}`)
    .join("・");
}
