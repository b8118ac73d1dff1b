// Shared by `npm run export` and `npm run import`: a folder, a few switches, help, and sentences for the person who typed the command.

import { statSync } from "node:fs";
import {
  closeDatabase,
  type Db,
  database,
  databaseFile,
  openDatabase,
} from "#app/platform/database/connection.server.ts";
import { startDatabase } from "#app/platform/database/start.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { endOnSignal, exitWithUsage, readArguments } from "./arguments.ts";

/** The folder and the switches given. Ends the process after help (0), or where the command was typed wrongly (2). */
export function readCommand<Switch extends string>(help: string, known: readonly Switch[]) {
  const { words, has } = readArguments(help, known);
  const [folder, ...more] = words;
  if (!folder || more.length > 0) exitWithUsage(help);
  endOnSignal();
  return { folder, has };
}

/** Returns whether there is a database to read: a missing file is none. One in a locked folder fails when opened. */
export function hasDatabase(): boolean {
  try {
    return (
      environment().DATABASE_URL !== undefined || statSync(databaseFile(), { throwIfNoEntry: false }) !== undefined
    );
  } catch {
    return true;
  }
}

/** Works on the site's database; a trial does not make one. What goes wrong with files is one sentence, and nothing is half done. */
export async function onDatabase(isTrial: boolean, work: (db: Db) => Promise<boolean>): Promise<never> {
  // These commands speak to a person: the server's log is no answer.
  log.level = "silent";
  let isDone = false;
  if (isTrial && !hasDatabase()) {
    isDone = await inWords(() => work(openDatabase(":memory:")));
  } else {
    await startDatabase(async () => {
      isDone = await inWords(() => work(database()));
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
};

async function inWords(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    const isOfFiles = error instanceof Error && "code" in error && "path" in error;
    const sentence = isOfFiles ? systemSentences[String(error.code)] : undefined;
    if (!isOfFiles || !sentence) throw error;
    process.stderr.write(`${error.path} ${sentence}。何も変えていません。\n`);
    return false;
  }
}
