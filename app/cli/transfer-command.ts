import { statSync } from "node:fs";
import { resolve } from "node:path";
import {
  closeDatabase,
  type Db,
  database,
  databaseFile,
  openDatabase,
} from "#app/platform/database/connection.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { DatabaseBroken } from "#app/platform/database/trouble.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { nearestFolder } from "#app/platform/site/own-files.server.ts";
import { endOnSignal, exitWithUsage, readArguments } from "./arguments.ts";

/** Parses the folder and switches. Exits with 0 after --help, with 2 for invalid arguments. */
export function readCommand<Switch extends string>(help: string, known: readonly Switch[]) {
  const { words, has } = readArguments(help, known);
  const [folder, ...more] = words;
  if (!folder || more.length > 0) exitWithUsage(help);
  endOnSignal();
  return { folder, has };
}

/** Returns whether a database exists. One in an inaccessible folder counts; opening it reports the error. */
export function hasDatabase(): boolean {
  try {
    return (
      environment().DATABASE_URL !== undefined || statSync(databaseFile(), { throwIfNoEntry: false }) !== undefined
    );
  } catch {
    return true;
  }
}

/** Runs work on the site's database, without creating one for a trial. File errors become one-line messages. */
export async function onDatabase(folder: string, isTrial: boolean, work: (db: Db) => Promise<boolean>): Promise<never> {
  // Output is for a person.
  log.level = "silent";
  let isDone = false;
  if (isTrial && !hasDatabase()) {
    isDone = await inWords(folder, () => work(openDatabase(":memory:")));
  } else {
    await startDatabase(async () => {
      isDone = await inWords(folder, () => work(database()));
    });
    await closeDatabase();
  }
  process.exit(isDone ? 0 : 1);
}

const systemSentences: Readonly<Record<string, string>> = {
  ENOENT: "がありません",
  ENOTDIR: "はフォルダーではありません",
  EISDIR: "はファイルではありません",
  EACCES: "を読み書きする権限がありません",
  EPERM: "を読み書きする権限がありません",
  EROFS: "に書き込めません（読み取り専用です）",
  ENOSPC: "に書き込めません（ディスクに空きがありません）",
  EDQUOT: "に書き込めません（容量の上限に達しています）",
  EFBIG: "に書き込めません（容量の上限に達しています）",
  ENAMETOOLONG: "は名前が長すぎます",
  EBUSY: "は、ディスクそのものであるか、ほかで使われていて、置き換えられません。その中のフォルダーを指定してください",
};

async function inWords(folder: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    // A stored content is no JSON.
    if (error instanceof SyntaxError) throw new DatabaseBroken(error.message, { cause: error });
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const sentence = systemSentences[code];
    if (!sentence) throw error;
    // A write that fails has no path; temporary folders have random names.
    const isOther = error instanceof Error && "path" in error && !("dest" in error) && !/mkdtemp/.test(error.message);
    const path = isOther ? String(error.path) : resolve(folder);
    const place = ["ENOENT", "ENAMETOOLONG"].includes(code) ? path : nearestFolder(path);
    process.stderr.write(`${place} ${sentence}。何も変えていません。\n`);
    return false;
  }
}
