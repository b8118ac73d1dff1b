// Content to form and back, field by field, each by its own type.

import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { type FormValue, readRow, readText } from "#app/cms/fields/form-value.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { FormContent } from "./form-content.ts";

const pictureColumns = ["image", "alt"];

/** Stored content as it stands in the form: what a draft could not read, as it was typed. */
export function formContentOf(kind: AnyKind, content: Content): FormContent {
  return {
    title: content.title,
    summary: content.summary,
    cover: { image: content.cover?.image ?? "", alt: content.cover?.alt ?? "" },
    body: content.body,
    fields: Object.fromEntries(
      Object.entries(kind.fields).map(([name, field]) => [
        name,
        content.unread?.[`fields.${name}`] === undefined
          ? fieldTypeOf(field).toForm(field, content.fields[name])
          : fieldTypeOf(field).fromForm(field, content.unread[`fields.${name}`]),
      ]),
    ),
    lines: linesOf(kind, (name) => content.unread?.[`lines.${name}`]),
  };
}

/** Reads a parsed form. Only what the kind knows is taken; anything else, and any file, counts as nothing. */
export function readFormContent(kind: AnyKind, payload: unknown): FormContent {
  const form = isRecord(payload) ? payload : {};
  const fields = isRecord(form.fields) ? form.fields : {};
  const lines = isRecord(form.lines) ? form.lines : {};
  return {
    title: readText(form.title),
    summary: readText(form.summary),
    cover: readRow(pictureColumns, form.cover),
    body: readText(form.body),
    fields: Object.fromEntries(
      Object.entries(kind.fields).map(([name, field]) => [name, fieldTypeOf(field).fromForm(field, fields[name])]),
    ),
    lines: linesOf(kind, (name) => lines[name]),
  };
}

/** What stands in the boxes over rows; empty ones left out. */
function linesOf(kind: AnyKind, typed: (name: string) => unknown): Record<string, string> {
  const lined = Object.keys(kind.fields).filter((name) => "line" in (kind.fields[name] ?? {}));
  const lines = lined.map((name): [string, string] => [name, readText(typed(name)).trim()]);
  return Object.fromEntries(lines.filter(([, line]) => line !== ""));
}

/** Rows nobody typed into, left out: so a problem's row number is the row's number in the form. */
export function withoutBlankRows(kind: AnyKind, typed: FormContent): FormContent {
  const fields = Object.entries(kind.fields).map(([name, field]): [string, FormValue] => {
    const value = typed.fields[name] ?? "";
    return [name, fieldTypeOf(field).withoutBlankRows?.(field, value, fieldTypeOf) ?? value];
  });
  return { ...typed, fields: Object.fromEntries(fields) };
}
