// A line of text that a kind's own reader turns into rows: "パステル 100%ヘテロ・クラウン".

import type { FormRow } from "#app/cms/fields/form-value.ts";

/** How a field with rows takes a line as well. */
export interface RowsLine {
  label: string;
  hint: string;
  /** The name its reader is registered under. */
  reader: string;
  /** The column that identifies a row: a row read again replaces the one with the same value. */
  key: string;
}

export interface LineReading {
  /** Recognised parts. */
  rows: readonly FormRow[];
  /** The same in few words each; quiet ones are there and do not show. */
  chips: readonly { text: string; isQuiet: boolean }[];
  /** Unrecognised parts, each with the reason. */
  unread: readonly { text: string; why: string }[];
  /** How doubtful spots were taken. */
  notes: readonly string[];
  /** Ambiguous parts: each choice is the line it becomes. */
  choices: readonly { text: string; options: readonly string[] }[];
  /** The part of the line that is still to be settled; "" where all of it was understood. */
  rest: string;
}

/** Rows with those read put in: in the place of the row with the same key, else behind the others. */
export function withRead(rows: readonly FormRow[], read: readonly FormRow[], key: string): FormRow[] {
  const newer = new Map(read.map((row) => [row[key] ?? "", row]));
  const stayed = rows.map((row) => newer.get(row[key] ?? "") ?? row);
  const known = new Set(rows.map((row) => row[key] ?? ""));
  return [...stayed, ...read.filter((row) => !known.has(row[key] ?? ""))];
}
