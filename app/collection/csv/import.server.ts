// A CSV file taken in: tried whole in a transaction, which stays only where every line can be, and somebody has seen what it does.

import { createHash } from "node:crypto";
import { keepBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { isOfRecords, LINE_COLUMN, recordColumns, snakeColumns } from "./columns.ts";
import { type CsvProblem, type CsvRow, headingOf, rowsOfCsv } from "./csv-text.server.ts";
import { importRecords } from "./import-records.server.ts";
import { importSnakes } from "./import-snakes.server.ts";
import type { Plan, Writing } from "./plan.ts";

export interface CsvTrial {
  plan: Plan;
  /** Tells this plan from another. */
  seal: string;
  isWritten: boolean;
  /** By it what was written is taken back. */
  result: string | null;
}

/**
 * Writes the file, or the files of one table, where `seal` names the very plan somebody has seen; else tries it, and leaves all as it was.
 * `sure`: the ids of published snakes whose changes go out at once; others' are stored as drafts.
 */
export async function takeInCsv(
  db: Db,
  given: string | readonly string[],
  actor: Actor,
  { seal, sure }: { seal: string | null; sure: readonly string[] },
): Promise<CsvTrial> {
  // A form carries them to the next press, and browsers normalise its line ends.
  const texts = [given].flat().map((text) => text.replace(/\r\n?/g, "\n"));
  const files = texts.map(readFile);
  const plan: Plan = {
    rows: [],
    same: 0,
    ignored: files.flatMap(({ ignored }) => ignored),
    problems: [],
    left: [],
  };
  plan.problems.push(...files.flatMap(({ problems }) => problems));
  if (files.some(({ rows }) => rows === null)) return { plan, seal: "", isWritten: false, result: null };
  let result: string | null = null;
  // A preview follows the rules of public content: the answer to the question decides only where the values go.
  const outs = new Set(sure);
  const writing: Writing = { goesOut: (id) => seal === null || outs.has(id), changed: [], lines: [] };
  const isWritten = await attempt(db, async (trx) => {
    for (const { isRecords, isForeign, rows } of files) {
      const known = plan.problems.length;
      await (isRecords ? importRecords : importSnakes)(trx, { rows: rows ?? [], isForeign, plan, writing }, actor);
      // Another program's table is not for its reader to correct: what can be read is taken in.
      if (isForeign) leaveOut(plan, plan.problems.splice(known));
    }
    plan.problems.sort((a, b) => a.line - b.line);
    const isSeen = plan.problems.length === 0 && plan.rows.length > 0 && seal === sealOf(plan, texts);
    if (isSeen) {
      const { changed, lines } = writing;
      result = await keepBulkResult(trx, "csv", { done: plan.rows.length, failed: [], changed, lines }, actor);
    }
    return isSeen;
  });
  // Shown again, it is held to what visitors may see, as it was the first time.
  if (!isWritten && seal !== null) return takeInCsv(db, texts, actor, { seal: null, sure });
  return { plan, seal: sealOf(plan, texts), isWritten, result };
}

/** Each line once, by its first problem: a snake that is left out has no weight either. */
function leaveOut({ left }: Plan, problems: readonly CsvProblem[]): void {
  const lines = new Set(left.map(({ line }) => line));
  left.push(...problems.filter(({ line }) => !lines.has(line)));
}

interface ReadFile {
  isRecords: boolean;
  /** From a table from elsewhere, whose lines it names. */
  isForeign: boolean;
  /** Null where the file as a whole cannot be read. */
  rows: CsvRow[] | null;
  ignored: string[];
  problems: CsvProblem[];
}

const IDENTITIES = ["id", "number", "title"];

function readFile(text: string): ReadFile {
  const heading = headingOf(text);
  const isRecords = isOfRecords(heading);
  const columns = [{ name: "line", label: LINE_COLUMN }, ...(isRecords ? recordColumns : snakeColumns)];
  const isForeign = heading.includes(LINE_COLUMN);
  const read = rowsOfCsv(text, columns);
  if (!read.ok) return { isRecords, isForeign, rows: null, ignored: [], problems: read.problems };
  const [first] = read.rows;
  if (first && !IDENTITIES.some((name) => name in first.cells)) {
    const message = "見出しの行に「ID」「個体番号」「名前」のどれもありません";
    return {
      isRecords,
      isForeign,
      rows: null,
      ignored: read.ignored,
      problems: [...read.problems, { line: 1, message }],
    };
  }
  const rows = read.rows.map(({ line, cells: { line: own, ...cells } }) => ({ line: Number(own) || line, cells }));
  return { isRecords, isForeign, rows, ignored: read.ignored, problems: read.problems };
}

function sealOf(plan: Plan, text: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([plan.rows, plan.same, text]))
    .digest("hex");
}

class TakenBack extends Error {}

/** Does the work in a transaction that stays only where the work says so. */
async function attempt(db: Db, work: (trx: Db) => Promise<boolean>): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      if (!(await work(trx))) throw new TakenBack();
    });
    return true;
  } catch (error) {
    if (error instanceof TakenBack) return false;
    throw error;
  }
}
