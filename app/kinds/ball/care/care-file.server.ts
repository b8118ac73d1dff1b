// The care log in import and export files: `weights` are public by default, `care` is not.

import { messages } from "#app/cms/fields/rules.server.ts";
import type { EntryLog } from "#app/kinds/shared/entry-log.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { type Care, type CareType, type NewRecord, outcomeLabels } from "./care.ts";
import { addCare, careOf, removeLines } from "./care-log.server.ts";
import { careParts, determiningPart, type Read, readOutcome } from "./read-values.ts";
import { columnsOf, isSameLine } from "./stored-care.server.ts";

// Log lines in files: all values are text; unreadable ones are reported by position.

interface Problem {
  path: (string | number)[];
  message: string;
}

const TYPES = ["meal", "shed", "cleaning", "visit", "medicine", "note"] as const;
const NAMES: readonly string[] = TYPES.map(determiningPart);

function readFileLines(part: "weights" | "care", given: unknown): { lines: NewRecord[]; problems: Problem[] } {
  if (given === undefined || given === "") return { lines: [], problems: [] };
  if (!Array.isArray(given)) return { lines: [], problems: [{ path: [part], message: messages.pattern }] };
  const lines: NewRecord[] = [];
  const problems: Problem[] = [];
  for (const [place, row] of given.entries()) {
    const read = new RowReader(isRecord(row) ? row : {});
    const line = part === "weights" ? recordIn(read, "weight", true) : careIn(read);
    const found = read.problems();
    if (line && found.length === 0) lines.push(line);
    problems.push(...found.map(({ name, message }) => ({ path: [part, place, ...(name ? [name] : [])], message })));
  }
  return { lines, problems };
}

function careIn(row: RowReader): NewRecord | null {
  const [type, ...more] = TYPES.filter((one) => row.has(determiningPart(one)));
  if (!type) row.complain("", `${NAMES.join("・")} のどれかを書いてください`);
  for (const other of more) row.complain(determiningPart(other), "1行に書けるのは1件だけです");
  return recordIn(row, type, false);
}

function recordIn(row: RowReader, type: CareType | undefined, isUsuallyPublic: boolean): NewRecord | null {
  const date = row.take("date", readFileDay);
  const isPublic = row.flag("public", isUsuallyPublic);
  if (!type || (type === "cleaning" && !row.flag("cleaned", false))) return null;
  const values = careParts[type].map(({ of, name, read, otherwise }) => {
    return [of, row.take(name, name === "meal" ? readWrittenOutcome : read, otherwise)];
  });
  if (date === null || values.some(([, value]) => value === null)) return null;
  return { type, ...Object.fromEntries(values), date, isPublic } as Care & NewRecord; // exactly its type's values
}

function readWrittenOutcome(text: string): Read<string> {
  const read = readOutcome(text);
  return read.ok ? read : { ok: false, message: `${Object.keys(outcomeLabels).join("・")} のどれかを書いてください` };
}

/** Files may be read years later, so days need a year. */
function readFileDay(text: string): Read<string> {
  const read = readDay(text, { today: dayInJapan(currentTime()) });
  return read && !read.isYearGuessed ? { ok: true, value: read.day } : { ok: false, message: messages.date };
}

/** Tracks which values of a row were read, so that the rest can be reported. */
class RowReader {
  readonly #row: Record<string, unknown>;
  readonly #namesRead = new Set<string>();
  readonly #problems: { name: string; message: string }[] = [];

  constructor(row: Record<string, unknown>) {
    this.#row = row;
  }

  has(name: string): boolean {
    const value = this.#row[name];
    return value !== undefined && value !== "";
  }

  take<Value>(name: string, read: (text: string) => Read<Value>, otherwise?: Value): Value | null {
    this.#namesRead.add(name);
    if (!this.has(name)) {
      if (otherwise !== undefined) return otherwise;
      this.complain(name, messages.required);
      return null;
    }
    const value = read(String(this.#row[name]));
    if (value.ok) return value.value;
    this.complain(name, value.message);
    return null;
  }

  flag(name: string, otherwise: boolean): boolean {
    const read = (text: string): Read<boolean> =>
      text === "true" || text === "false"
        ? { ok: true, value: text === "true" }
        : { ok: false, message: "true か false で書いてください" };
    return this.take(name, read, otherwise) ?? otherwise;
  }

  complain(name: string, message: string): void {
    this.#problems.push({ name, message });
  }

  problems(): readonly { name: string; message: string }[] {
    const unknown = Object.keys(this.#row).filter((name) => !this.#namesRead.has(name) && !NAMES.includes(name));
    return [...this.#problems, ...unknown.map((name) => ({ name, message: "この項目は書けません" }))];
  }
}

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

/** Sorts by day, then by content, so that the same log gives the same file. */
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
