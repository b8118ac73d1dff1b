// SQLite's own look at the structure of a database's file, up to the first fault.

import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { log } from "#app/platform/site/log.server.ts";
import { DatabaseBroken } from "./trouble.server.ts";

/** It reads the whole file: a quarter of a second for this much on a cold disk. */
const AT_ONCE_MAX = 64 * 1024 * 1024;
const PICTURES = ["image_variants"];

/**
 * Before anything else, where that is quick. A bigger file is looked over beside the first visitors, without its pictures, and
 * `onFault` is told.
 */
export function checkFile(file: string, onFault: (fault: unknown) => void): void {
  const started = performance.now();
  const { size } = statSync(file);
  const isQuick = size <= AT_ONCE_MAX;
  const leftOut = isQuick ? [] : PICTURES;
  const isWhole = () =>
    log.info({ file, size, leftOut, ms: Math.round(performance.now() - started) }, "the database is whole");
  if (!isQuick) {
    checkInThread(file, leftOut).then(isWhole, onFault);
    return;
  }
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const found = sqlite.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  if (found !== "ok") throw new DatabaseBroken(String(found));
  sqlite.close();
  isWhole();
}

/** Table by table, in a thread of its own: this one goes on answering. Rejects with what is wrong. */
export async function checkInThread(file: string, leftOut: readonly string[] = []): Promise<void> {
  const found = await new Promise<string>((resolve, reject) => {
    const worker = new Worker(LOOK, { eval: true, workerData: { file, leftOut } });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.unref();
  });
  if (found !== "ok") throw new DatabaseBroken(found);
}

/** As a text: a thread's file would have to be built and found. */
const LOOK = `
const { DatabaseSync } = require("node:sqlite");
const { parentPort, workerData } = require("node:worker_threads");
const sqlite = new DatabaseSync(workerData.file, { readOnly: true, timeout: 5000 });
const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0").all();
let found = "ok";
for (const { name } of tables) {
  if (found !== "ok") break;
  if (!workerData.leftOut.includes(name)) found = String(sqlite.prepare("PRAGMA quick_check(" + name + ")").get().quick_check);
}
sqlite.close();
parentPort.postMessage(found);
`;
