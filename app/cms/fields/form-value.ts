import { cutText } from "#app/platform/site/entered-text.ts";
import { isRecord } from "#app/platform/site/is-record.ts";

export type FormRow = Readonly<Record<string, string>>;
export type FormValue = string | readonly string[] | readonly FormRow[];

export function textIn(value: FormValue | undefined): string {
  return typeof value === "string" ? value : "";
}

export function rowsIn(value: FormValue | undefined): FormRow[] {
  return Array.isArray(value) ? value.filter((row): row is FormRow => isRecord(row)) : [];
}

export function idsIn(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

/** Above the article limit: longer input is rejected, and this much of it shown again. */
const TEXT_MAX = 400_001;

/** Returns the last value of a repeated name; "" for files. */
export function readText(value: unknown): string {
  const one = Array.isArray(value) ? value.at(-1) : value;
  if (typeof one === "number") return String(one);
  return typeof one === "string" ? cutText(one, TEXT_MAX) : "";
}

export function readRow(columns: readonly string[], row: unknown): FormRow {
  const cells = isRecord(row) && !(row instanceof Blob) ? row : {};
  return Object.fromEntries(columns.map((name) => [name, readText(cells[name])]));
}

/** Object.values skips holes, so a huge index does not create a million rows. */
export function readRows(columns: readonly string[], value: unknown): FormRow[] {
  return Array.isArray(value) ? Object.values(value).map((row) => readRow(columns, row)) : [];
}
