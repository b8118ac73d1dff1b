// The log in a snake's file: `weights`, which visitors see unless a line says otherwise, and `care`, the other way round.

import type { EntryLog } from "#app/kinds/shared/entry-log.ts";
import type { NewRecord } from "./care.ts";
import { addCare, careOf, removeLines } from "./care-log.server.ts";
import { readFileLines } from "./read-file-lines.server.ts";
import { careParts } from "./read-values.ts";
import { columnsOf, isSameLine } from "./stored-care.server.ts";

export const careFile: EntryLog<NewRecord> = {
  names: ["weights", "care"],
  read(values, drafted) {
    const weights = readFileLines("weights", values.weights);
    const care = readFileLines("care", values.care);
    const unseen = readFileLines("weights", drafted.weights).lines.filter(
      ({ date }) => !weights.lines.some((line) => line.date === date),
    );
    return {
      lines: [...weights.lines, ...care.lines, ...unseen.map((line) => ({ ...line, isPublic: false }))],
      problems: [...weights.problems, ...care.problems],
    };
  },
  values(lines) {
    const sorted = lines.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
    const weights = sorted.flatMap((line) =>
      line.type === "weight"
        ? [{ date: line.date, grams: line.grams, ...(line.isPublic ? {} : { public: false }) }]
        : [],
    );
    const care = sorted.flatMap((line) => (line.type === "weight" ? [] : [careValues(line)]));
    return { ...(weights.length > 0 ? { weights } : {}), ...(care.length > 0 ? { care } : {}) };
  },
  of: (db, id) => careOf(db, id),
  async plan(db, id, lines, { replace, isPerson }) {
    const current = await careOf(db, id);
    const isThere = (line: NewRecord) =>
      current.some((one) => isSameLine(one, line) && (one.isPublic === line.isPublic || !replace));
    const missing = lines.filter((line) => !isThere(line));
    const surplus = current.filter((one) => !lines.some((line) => isSameLine(one, line)));
    const gone = surplus.filter((one) => replace || !isPerson(one.by));
    if (missing.length === 0 && gone.length === 0) return null;
    const staying = surplus.filter((one) => !gone.includes(one));
    return {
      isRefused: missing.some((line) =>
        staying.some((one) => one.type === "weight" && line.type === "weight" && one.date === line.date),
      ),
      async apply(trx, actor) {
        const changed = current.filter((one) => missing.some((line) => isSameLine(one, line)));
        await removeLines(
          trx,
          id,
          [...gone, ...changed].map((one) => one.id),
        );
        await addCare(
          trx,
          missing.map((line) => ({ ball: id, ...line })),
          actor,
        );
      },
    };
  },
};

/** By day, and of one day in an order of their own: the same log gives the same file. */
function orderOf(line: NewRecord): string {
  return `${line.date} ${JSON.stringify(columnsOf(line))}`;
}

function careValues(line: Exclude<NewRecord, { type: "weight" }>): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(line));
  const own = careParts[line.type].map(({ of, name }) => [name, values.get(of)]).filter(([, value]) => value !== "");
  return {
    date: line.date,
    ...(line.type === "cleaning" && { cleaned: true }),
    ...Object.fromEntries(own),
    ...(line.isPublic && { public: true }),
  };
}
