// Quick-entry lines, parsed into rows by the kind: "パステル 100%ヘテロ・クラウン".

import type { FormRow } from "#app/cms/fields/form-value.ts";

export interface RowsLine {
  label: string;
  hint: string;
  /** Name of the registered reader. */
  reader: string;
  /** Identifying column: a row replaces the one with the same value. */
  key: string;
}

export interface LineReading {
  rows: readonly FormRow[];
  /** Short labels of the rows; quiet ones are not visible traits. */
  chips: readonly { text: string; isQuiet: boolean }[];
  /** Unrecognised parts with reasons. */
  unread: readonly { text: string; why: string }[];
  /** How ambiguous parts were interpreted. */
  notes: readonly string[];
  /** Ambiguous parts; each option is the resulting line. */
  choices: readonly { text: string; options: readonly string[] }[];
  /** Unresolved rest of the line; "" if all was understood. */
  rest: string;
}

/** Merges parsed rows: replaces rows with the same key, appends the others. */
export function mergeRows(rows: readonly FormRow[], read: readonly FormRow[], key: string): FormRow[] {
  const newer = new Map(read.map((row) => [row[key] ?? "", row]));
  const stayed = rows.map((row) => newer.get(row[key] ?? "") ?? row);
  const known = new Set(rows.map((row) => row[key] ?? ""));
  return [...stayed, ...read.filter((row) => !known.has(row[key] ?? ""))];
}
