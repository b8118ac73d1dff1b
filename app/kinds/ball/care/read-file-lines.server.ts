// Lines of the log as people write them in a snake's file: every value is text, and what cannot be read is named by its place.

import { messages } from "#app/cms/fields/rules.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { type Care, type CareType, type NewRecord, outcomeLabels } from "./care.ts";
import { careParts, namedBy, type Read, readOutcome } from "./read-values.ts";

interface Problem {
  path: (string | number)[];
  message: string;
}

const TYPES = ["meal", "shed", "cleaning", "visit", "medicine", "note"] as const;
const NAMES: readonly string[] = TYPES.map(namedBy);

export function readFileLines(part: "weights" | "care", given: unknown): { lines: NewRecord[]; problems: Problem[] } {
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
  const [type, ...more] = TYPES.filter((one) => row.has(namedBy(one)));
  if (!type) row.complain("", `${NAMES.join("・")} のどれかを書いてください`);
  for (const other of more) row.complain(namedBy(other), "1行に書けるのは1件だけです");
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
  return { type, ...Object.fromEntries(values), date, isPublic } as Care & NewRecord; // of exactly its type's parts
}

function readWrittenOutcome(text: string): Read<string> {
  const read = readOutcome(text);
  return read.ok ? read : { ok: false, message: `${Object.keys(outcomeLabels).join("・")} のどれかを書いてください` };
}

/** A file is read years later, too: a day without its year is none. */
function readFileDay(text: string): Read<string> {
  const read = readDay(text, { today: dayInJapan(currentTime()) });
  return read && !read.isYearGuessed ? { ok: true, value: read.day } : { ok: false, message: messages.date };
}

/** Hands out a row's values once each, so that unread ones can be reported at the end. */
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
