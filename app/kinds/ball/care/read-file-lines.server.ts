// Lines of the log as people write them in a snake's file: every value is text, and what cannot be read is named by its place.

import { messages } from "#app/cms/fields/rules.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { type Care, type NewRecord, outcomeLabels } from "./care.ts";
import {
  type Read,
  readCount,
  readDays,
  readDose,
  readGrams,
  readNote,
  readOutcome,
  readPrey,
  readShed,
  readSize,
} from "./read-values.ts";

interface Problem {
  path: (string | number)[];
  message: string;
}

const KINDS = ["meal", "shed", "cleaned", "visit", "medicine", "note"] as const;

export function readFileLines(part: "weights" | "care", given: unknown): { lines: NewRecord[]; problems: Problem[] } {
  if (given === undefined || given === "") return { lines: [], problems: [] };
  if (!Array.isArray(given)) return { lines: [], problems: [{ path: [part], message: messages.pattern }] };
  const lines: NewRecord[] = [];
  const problems: Problem[] = [];
  for (const [place, row] of given.entries()) {
    const read = new RowReader(isRecord(row) ? row : {});
    const line = part === "weights" ? weightIn(read) : careIn(read);
    const found = read.problems();
    if (line && found.length === 0) lines.push(line);
    problems.push(...found.map(({ name, message }) => ({ path: [part, place, ...(name ? [name] : [])], message })));
  }
  return { lines, problems };
}

function weightIn(row: RowReader): NewRecord | null {
  const date = row.take("date", readFileDay);
  const grams = row.take("grams", readGrams);
  const isPublic = row.flag("public", true);
  return date !== null && grams !== null ? { type: "weight", date, grams, isPublic } : null;
}

function careIn(row: RowReader): NewRecord | null {
  const date = row.take("date", readFileDay);
  const isPublic = row.flag("public", false);
  const [kind, ...more] = KINDS.filter((name) => row.has(name));
  const care = kind && careOf(kind, row);
  if (!kind) row.complain("", `${KINDS.join("・")} のどれかを書いてください`);
  for (const name of more) row.complain(name, "1行に書けるのは1つのことです");
  return date !== null && care ? { ...care, date, isPublic } : null;
}

function careOf(kind: (typeof KINDS)[number], row: RowReader): Care | null {
  if (kind === "meal") {
    const outcome = row.take("meal", (text) => {
      const read = readOutcome(text);
      return read.ok
        ? read
        : { ok: false, message: `${Object.keys(outcomeLabels).join("・")} のどれかを書いてください` };
    });
    const prey = row.take("prey", readPrey, "");
    const size = row.take("size", readSize, "");
    const count = row.take("count", readCount, 1);
    if (outcome === null || prey === null || size === null || count === null) return null;
    return { type: "meal", prey, size, count, outcome };
  }
  if (kind === "shed") {
    const shed = row.take("shed", readShed);
    return shed && { type: "shed", shed };
  }
  if (kind === "medicine") {
    const note = row.take("medicine", readNote);
    const dose = row.take("dose", readDose, "");
    const days = row.take("days", readDays, 1);
    return note && dose !== null && days !== null ? { type: "medicine", note, dose, forDays: days } : null;
  }
  if (kind === "note" || kind === "visit") {
    const note = row.take(kind, readNote);
    return note ? { type: kind, note } : null;
  }
  return row.flag("cleaned", false) ? { type: "cleaning" } : null;
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
    const unknown = Object.keys(this.#row).filter(
      (name) => !this.#namesRead.has(name) && !KINDS.some((one) => one === name),
    );
    return [...this.#problems, ...unknown.map((name) => ({ name, message: "ここに書く値ではありません" }))];
  }
}
