// Takes every table of another site into an empty database: all of it, compared row by row in a sum, or nothing.

import { sql } from "kysely";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { advanceSequences } from "#app/platform/database/dialect.server.ts";
import type { FileProblem } from "../file-problem.ts";
import { checkWholeFolder, linesOf, type Sums, tableFile } from "./folder.server.ts";
import { type Row, rowOf, sumOf } from "./rows.server.ts";
import { carriedTables } from "./tables.ts";

const ROWS_AT_ONCE = 100;
/** Every database has these from its first moment. */
const COUNTERS = "counters";

export type WholeImported =
  | { ok: true; sums: Sums; step: "taken" | "tried" | "same" }
  | { ok: false; problems: readonly FileProblem[] };

class Undone extends Error {}

/** `dryRun` does all of it, and takes it back. */
export async function importWhole(db: Db, folder: string, { dryRun }: { dryRun: boolean }): Promise<WholeImported> {
  const { sums, problems } = await checkWholeFolder(folder);
  if (problems.length > 0) return { ok: false, problems };
  const nonEmpty = await filledTables(db);
  if (nonEmpty.length > 0) {
    if (await isSame(db, sums)) return { ok: true, sums, step: "same" };
    const message = `空のデータベースにだけ読み込めます（${nonEmpty.join("・")} に行があります）。別の DATA_DIR か DATABASE_URL を指定してください`;
    return { ok: false, problems: [{ file: folder, line: 1, message }] };
  }
  const found: FileProblem[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      found.push(...(await fill(trx, folder, sums)));
      if (found.length > 0 || dryRun) throw new Undone();
      await advanceSequences(trx);
      // What lists and search read is made anew; pages cached anywhere are out of date.
      await trx.updateTable("counters").set({ value: 0 }).where("name", "=", "index").execute();
      await raiseGeneration(trx);
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (found.length > 0) return { ok: false, problems: found };
  if (!dryRun) await reindexIfOutdated(db);
  return { ok: true, sums, step: dryRun ? "tried" : "taken" };
}

async function filledTables(db: Db): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of carriedTables) {
    if (name === COUNTERS) continue;
    const { rows } = await sql`SELECT 1 AS one FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Counters go on by themselves, and people's sessions end: all else is as it was written. */
async function isSame(db: Db, sums: Sums): Promise<boolean> {
  for (const table of carriedTables) {
    if (table.name === COUNTERS || table.name === "ended_sessions") continue;
    if ((await sumOf(db, table)).sha256 !== sums[table.name]?.sha256) return false;
  }
  return true;
}

async function fill(trx: Db, folder: string, sums: Sums): Promise<FileProblem[]> {
  await sql`DELETE FROM ${sql.table(COUNTERS)}`.execute(trx);
  const problems: FileProblem[] = [];
  for (const { name } of carriedTables) {
    const file = tableFile(name);
    let line = 0;
    let rows: Row[] = [];
    const put = async () => {
      if (rows.length > 0) await insert(trx, name, rows);
      rows = [];
    };
    try {
      for await (const text of linesOf(folder, name)) {
        line += 1;
        const row = rowOf(text);
        if (row) rows.push(row);
        if (rows.length >= ROWS_AT_ONCE) await put();
      }
      await put();
    } catch (error) {
      if (!(error instanceof Error) || "path" in error) throw error;
      // After a refusal some databases take nothing more in the same transaction.
      return [{ file, line, message: `データベースに入りません（${error.message}）` }];
    }
  }
  for (const table of carriedTables) {
    const { rows, sha256 } = await sumOf(trx, table);
    if (sha256 !== sums[table.name]?.sha256) {
      const message = `入れたあとで数え直すと、${rows} 行の中身が書き出したときと違います`;
      problems.push({ file: tableFile(table.name), line: 1, message });
    }
  }
  return problems;
}

async function insert(trx: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES ${sql.join(values)}`.execute(trx);
}
