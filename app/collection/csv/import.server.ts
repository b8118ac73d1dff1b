// A CSV file taken in: tried whole in a transaction, which stays only where every line can be, and somebody has seen what it does.

import { createHash } from "node:crypto";
import { keepBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { isLabel, snakeColumns, weightColumns } from "./columns.ts";
import { headingOf, rowsOfCsv } from "./csv-text.server.ts";
import { importSnakes } from "./import-snakes.server.ts";
import { importWeights } from "./import-weights.server.ts";
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
 * Writes the file where `seal` names the very plan somebody has seen; else tries it, and leaves all as it was.
 * `sure`: the ids of published snakes whose changes go out at once; others' are stored as drafts.
 */
export async function takeInCsv(
  db: Db,
  text: string,
  actor: Actor,
  { seal, sure }: { seal: string | null; sure: readonly string[] },
): Promise<CsvTrial> {
  const heading = headingOf(text);
  const isWeights = weightColumns.some(
    (column) => column.name === "grams" && heading.some((one) => isLabel(column, one)),
  );
  const plan: Plan = { kind: isWeights ? "weights" : "snakes", rows: [], same: 0, ignored: [], problems: [] };
  const read = rowsOfCsv(text, isWeights ? weightColumns : snakeColumns);
  if (!read.ok) return { plan: { ...plan, problems: read.problems }, seal: "", isWritten: false, result: null };
  plan.ignored = read.ignored;
  plan.problems.push(...read.problems);
  const known = Object.keys(read.rows[0]?.cells ?? {});
  if (read.rows.length > 0 && !known.includes("id") && !known.includes("number")) {
    plan.problems.push({ line: 1, message: "見出しの行に「ID」か「個体番号」がありません" });
    return { plan, seal: "", isWritten: false, result: null };
  }
  let result: string | null = null;
  // A preview follows the rules of public content: the answer to the question decides only where the values go.
  const outs = new Set(sure);
  const writing: Writing = { goesOut: (id) => seal === null || outs.has(id), changed: [], lines: [] };
  const isWritten = await attempt(db, async (trx) => {
    await (isWeights ? importWeights : importSnakes)(trx, { rows: read.rows, plan, writing }, actor);
    plan.problems.sort((a, b) => a.line - b.line);
    const isSeen = plan.problems.length === 0 && plan.rows.length > 0 && seal === sealOf(plan, text);
    if (isSeen) {
      const { changed, lines } = writing;
      result = await keepBulkResult(trx, "csv", { done: plan.rows.length, failed: [], changed, lines }, actor);
    }
    return isSeen;
  });
  // Shown again, it is held to what visitors may see, as it was the first time.
  if (!isWritten && seal !== null) return takeInCsv(db, text, actor, { seal: null, sure });
  return { plan, seal: sealOf(plan, text), isWritten, result };
}

function sealOf(plan: Plan, text: string): string {
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
