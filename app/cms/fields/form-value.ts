// The admin form's value of one field: everything as the person typed it, valid or not.

import { cutText } from "#app/platform/site/entered-text.ts";
import { isRecord } from "#app/platform/site/is-record.ts";

export type FormRow = Readonly<Record<string, string>>;
export type FormValue = string | readonly string[] | readonly FormRow[];

/** The value as text: of a field with one input. */
export function textIn(value: FormValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The value as rows: of a field with rows. */
export function rowsIn(value: FormValue | undefined): FormRow[] {
  return Array.isArray(value) ? value.filter((row): row is FormRow => isRecord(row)) : [];
}

/** The value as ids: of a field with several references. */
export function idsIn(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

/** Above the longest article: what is longer is refused, and this much of it handed back. */
const TEXT_MAX = 400_001;

/** A name sent twice is a list: the last one counts. A file counts as nothing. */
export function readText(value: unknown): string {
  const one = Array.isArray(value) ? value.at(-1) : value;
  if (typeof one === "number") return String(one);
  return typeof one === "string" ? cutText(one, TEXT_MAX) : "";
}

export function readRow(columns: readonly string[], row: unknown): FormRow {
  const cells = isRecord(row) && !(row instanceof Blob) ? row : {};
  return Object.fromEntries(columns.map((name) => [name, readText(cells[name])]));
}

/** Object.values leaves the holes out: an index someone made up does not make a million rows. */
export function readRows(columns: readonly string[], value: unknown): FormRow[] {
  return Array.isArray(value) ? Object.values(value).map((row) => readRow(columns, row)) : [];
}
