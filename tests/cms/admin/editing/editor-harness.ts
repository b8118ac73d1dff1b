// In-memory database helpers and forms as browsers send them.

import { answerEditor } from "#app/cms/admin/editing/entry/editor.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { createEntry, findEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { at, content, hana, ken } from "#tests/support/contents.ts";
import { documentOf } from "#tests/support/document.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

export { at, content, hana, ken };

export function memory(): Db {
  return emptyDatabase();
}

export async function publishedEntry(db: Db, kind: KindName, id: string, parts: Partial<Content>) {
  await createEntry(db, kind, id, content(kind, parts), hana);
  const out = await publish(db, kind, id, 1, content(kind, parts), null, hana);
  if (!out.ok) throw new Error(out.reason);
  return out.entry;
}

type Pair = [string, string | Blob];

/** Returns content as the editor's form sends it. */
export function formOf(kind: KindName, filled: Content, version: number, ...more: Pair[]): FormData {
  const { fields, cover, lines = {}, ...common } = formContentOf(kindNamed(kind), filled);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...common, "cover.image": cover.image, "cover.alt": cover.alt }))
    form.append(name, value ?? "");
  for (const [name, line] of Object.entries(lines)) form.append(`lines.${name}`, line);
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(`fields.${name}`, value);
    else
      value.forEach((item, row) => {
        if (typeof item === "string") form.append(`fields.${name}`, item);
        else for (const [column, cell] of Object.entries(item)) form.append(`fields.${name}[${row}].${column}`, cell);
      });
  }
  form.append("version", String(version));
  for (const [name, value] of more) form.set(name, value);
  return form;
}

export function press(db: Db, kind: KindName, id: string | null, form: FormData, actor = hana) {
  return answerEditor(db, kindNamed(kind), id, form, actor);
}

export async function state(db: Db, kind: KindName, id: string) {
  const entry = await findEntry(db, kind, id);
  if (!entry) throw new Error(`${kind}/${id} is not there`);
  return entry;
}

/** Returns a page's form data as a browser without JavaScript sends it, in document order. */
export function sentBy(html: string): FormData {
  const form = documentOf(html).querySelector("form");
  if (!form) throw new Error("There is no form");
  const data = new FormData();
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "input, select, textarea",
  )) {
    const isBox = control.type === "checkbox" || control.type === "radio";
    if (!control.name || control.type === "file" || (isBox && !(control as HTMLInputElement).checked)) continue;
    data.append(control.name, control.value);
  }
  return data;
}
