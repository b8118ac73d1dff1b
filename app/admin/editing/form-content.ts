// What stands in the admin's form: everything as the person typed it, valid or not, so that nothing is lost on the way to the server and back.

import type { AnyKind, Content } from "#app/content/kind.ts";
import type { Field } from "#app/fields/field.ts";

export type TypedRow = Readonly<Record<string, string>>;
export type TypedValue = string | readonly string[] | readonly TypedRow[];

export interface Typed {
  title: string;
  summary: string;
  cover: TypedRow;
  body: string;
  fields: Readonly<Record<string, TypedValue>>;
}

const pictureColumns = ["image", "alt"];

/** Stored content as it stands in the form. */
export function typedOf(kind: AnyKind, content: Content): Typed {
  return {
    title: content.title,
    summary: content.summary,
    cover: { image: content.cover?.image ?? "", alt: content.cover?.alt ?? "" },
    body: content.body,
    fields: Object.fromEntries(
      Object.entries(kind.fields).map(([name, field]) => [name, typedValue(field, content.fields[name])]),
    ),
  };
}

function typedValue(field: Field, value: unknown): TypedValue {
  switch (field.type) {
    case "flag":
      return value === true ? "on" : "";
    case "dates":
    case "words":
      return Array.isArray(value) ? value.join("\n") : "";
    case "references":
      return Array.isArray(value) ? value.map(String) : [];
    case "gallery":
    case "rows":
      return Array.isArray(value) ? value.map((row) => typedRow(columnsOf(field), row)) : [];
    default:
      return value === null || value === undefined ? "" : String(value);
  }
}

function typedRow(columns: readonly string[], row: unknown): TypedRow {
  const cells = isRecord(row) ? row : {};
  return Object.fromEntries(columns.map((name) => [name, textOf(cells[name] ?? "")]));
}

/** The names of what one row of a field holds. */
function columnsOf(field: Field): string[] {
  if (field.type === "gallery") return pictureColumns;
  return field.type === "rows" ? Object.keys(field.columns) : [];
}

/** Reads a parsed form. Only what the kind knows is taken; anything else, and any file, counts as nothing. */
export function readTyped(kind: AnyKind, payload: unknown): Typed {
  const form = isRecord(payload) ? payload : {};
  const fields = isRecord(form.fields) ? form.fields : {};
  return {
    title: textOf(form.title),
    summary: textOf(form.summary),
    cover: typedRow(pictureColumns, form.cover),
    body: textOf(form.body),
    fields: Object.fromEntries(
      Object.entries(kind.fields).map(([name, field]) => [name, readValue(field, fields[name])]),
    ),
  };
}

function readValue(field: Field, value: unknown): TypedValue {
  if (field.type === "references") {
    const ids = Array.isArray(value) ? Object.values(value).map(textOf) : [textOf(value)];
    return [...new Set(ids.map((id) => id.trim()).filter(Boolean))];
  }
  if (field.type === "gallery" || field.type === "rows") {
    // Object.values leaves the holes out: an index someone made up does not make a million rows.
    return Array.isArray(value) ? Object.values(value).map((row) => typedRow(columnsOf(field), row)) : [];
  }
  return textOf(value);
}

/** Rows nobody typed into, left out: so a problem's row number is the row's number in the form. */
export function withoutBlankRows(kind: AnyKind, typed: Typed): Typed {
  const fields = Object.entries(kind.fields).map(([name, field]): [string, TypedValue] => {
    const value = typed.fields[name] ?? "";
    if (field.type === "gallery") return [name, rowsOf(value).filter((row) => row.image !== "")];
    if (field.type !== "rows") return [name, value];
    const telling = Object.entries(field.columns).flatMap(([column, { type }]) => (type === "choice" ? [] : [column]));
    return [name, rowsOf(value).filter((row) => telling.some((column) => (row[column] ?? "").trim() !== ""))];
  });
  return { ...typed, fields: Object.fromEntries(fields) };
}

/** The value as text: of a field with one input. */
export function wordOf(value: TypedValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** The value as rows: of a field with rows. */
export function rowsOf(value: TypedValue | undefined): TypedRow[] {
  return Array.isArray(value) ? value.filter((row): row is TypedRow => isRecord(row)) : [];
}

/** The value as ids: of a field with several references. */
export function idsOf(value: TypedValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

/** A form sends line ends as CRLF, and a name twice as a list: the last one counts. */
function textOf(value: unknown): string {
  const one = Array.isArray(value) ? value.at(-1) : value;
  if (typeof one === "number") return String(one);
  return typeof one === "string" ? one.replaceAll("\r\n", "\n") : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}
