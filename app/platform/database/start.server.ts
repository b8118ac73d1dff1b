import { statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { backUpBeforeUpgrade } from "./before-upgrade.server.ts";
import { compareClocks } from "./clock.server.ts";
import { database, databaseFile, databasePlace, recordFailure } from "./connection.server.ts";
import { countOf } from "./count.server.ts";
import { rememberColumns } from "./health.server.ts";
import { DatabaseBroken, startErrorMessages, troubleOf } from "./trouble.server.ts";
import { unreadableRow } from "./unreadable.server.ts";

/** quick_check reads the whole file: this much takes 0.25 s on a cold disk. */
const AT_ONCE_MAX = 64 * 1024 * 1024;
const PICTURES = ["image_variants"];

/** Checks small files synchronously; larger ones in the background without pictures, calling `onFault`. */
function checkFile(file: string, onFault: (fault: unknown) => void): void {
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

/** Checks each table in a worker thread. Rejects with the first finding. */
export async function checkInThread(file: string, leftOut: readonly string[] = []): Promise<void> {
  const found = await new Promise<string>((resolve, reject) => {
    const worker = new Worker(LOOK, { eval: true, workerData: { file, leftOut } });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.unref();
  });
  if (found !== "ok") throw new DatabaseBroken(found);
}

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

const AGAIN_MS = 500;

/**
 * Opens the database and runs `first`. Exits with a one-line message if it is unusable. `patience`: how long to wait in
 * milliseconds for a PostgreSQL that is still starting.
 */
export async function startDatabase(first?: () => Promise<void>, patience = 0): Promise<void> {
  try {
    if (environment().DATABASE_URL === undefined) await openFile();
    else {
      await reachPostgres(performance.now() + patience);
      await compareClocks(database());
    }
    await rememberColumns(database());
    await first?.();
  } catch (error) {
    const known = troubleOf(error, databasePlace());
    const row = known ? null : await unreadableRow(database()).catch(() => null);
    const trouble = known ?? (row && "broken");
    if (!trouble) throw error;
    const said = error instanceof Error ? error.message.replaceAll("\n", " ") : "";
    const cause = row ? `読めない行：${row}、${said}` : said;
    process.stderr.write(`データベース ${startErrorMessages[trouble](databasePlace())}（${cause}）\n`);
    process.exit(1);
  }
}

async function openFile(): Promise<void> {
  const isNew = !((statSync(databaseFile(), { throwIfNoEntry: false })?.size ?? 0) > 0);
  if (!isNew) await backUpBeforeUpgrade(databaseFile(), dirname(databaseFile()));
  database();
  if (isNew) log.warn({ file: databaseFile() }, "a new, empty database was made: right only on the first start");
  else checkFile(databaseFile(), recordFailure);
}

async function reachPostgres(giveUpAt: number): Promise<void> {
  try {
    const entries = await countOf(database().selectFrom("entries"));
    log.info({ database: databasePlace(), entries }, "the database is there");
  } catch (error) {
    if (troubleOf(error, databasePlace()) !== "away" || performance.now() > giveUpAt) throw error;
    await wait(AGAIN_MS);
    return reachPostgres(giveUpAt);
  }
}
