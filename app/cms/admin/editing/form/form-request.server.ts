// Parses a posted editor form: typed values (rows already added, removed or moved), intent and uploads.

import { parse } from "@conform-to/dom";
import { LOST_FILES } from "#app/auth/unsent-form.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { type FormValue, readRow, readText } from "#app/cms/fields/form-value.ts";
import { ROW_INTENT } from "#app/cms/fields/row-intents.ts";
import { cutText } from "#app/platform/site/entered-text.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";
import { intents } from "./form-publish-time.ts";
import type { FormContent, Side } from "./form-view.ts";

/** Far above the title limit: longer input is rejected, and this much of it is shown again. */
const LINE_MAX = 10_000;

const pictureColumns = ["image", "alt"];

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

function readFormContent(kind: AnyKind, payload: unknown): FormContent {
  const form = isRecord(payload) ? payload : {};
  const fields = isRecord(form.fields) ? form.fields : {};
  const lines = isRecord(form.lines) ? form.lines : {};
  return {
    title: cutText(readText(form.title), LINE_MAX),
    summary: cutText(readText(form.summary), LINE_MAX),
    cover: readRow(pictureColumns, form.cover),
    body: readText(form.body),
    fields: Object.fromEntries(
      Object.entries(kind.fields).map(([name, field]) => [name, fieldTypeOf(field).fromForm(field, fields[name])]),
    ),
    lines: linesOf(kind, (name) => lines[name]),
    autosave: readText(form.autosave) || undefined,
  };
}

function linesOf(kind: AnyKind, typed: (name: string) => unknown): Record<string, string> {
  const lined = Object.keys(kind.fields).filter((name) => "line" in (kind.fields[name] ?? {}));
  const lines = lined.map((name): [string, string] => [name, readText(typed(name)).trim()]);
  return Object.fromEntries(lines.filter(([, line]) => line !== ""));
}

/** Removes empty rows, so that row numbers in problems match the form. */
export function withoutBlankRows(kind: AnyKind, typed: FormContent): FormContent {
  const fields = Object.entries(kind.fields).map(([name, field]): [string, FormValue] => {
    const value = typed.fields[name] ?? "";
    return [name, fieldTypeOf(field).withoutBlankRows?.(field, value, fieldTypeOf) ?? value];
  });
  return { ...typed, fields: Object.fromEntries(fields) };
}

export type EditorForm = ReturnType<typeof readEditorForm>;

const OWN = /^(upload|pick|side|find|turn|drawn|line):(.+)$/;

export function readEditorForm(kind: AnyKind, form: FormData) {
  const { payload, isIntent, isOther } = parsed(kind, form);
  const typed = readFormContent(kind, payload);
  // A button that chooses the meaning of a name in a quick-entry line.
  const chosen = Object.fromEntries(
    [...grouped(form, "line", (value) => (typeof value === "string" ? value : null))].map(([name, [line]]) => [
      name,
      line ?? "",
    ]),
  );
  const turns = grouped(form, "turn", (value) => integerOf(value) || null);
  const chosenIntent = intents.find((one) => one === form.get("do"));
  const isUnknown = isOther || (form.has("do") && !chosenIntent);
  return {
    typed: { ...typed, lines: { ...typed.lines, ...chosen } },
    intent:
      isIntent || isUnknown || turns.size > 0 || Object.keys(chosen).length > 0 ? "draw" : (chosenIntent ?? "save"),
    /** Unknown intent: the page is rendered again and nothing is saved. */
    isUnknown,
    id: stringOf(form.get("id")).trim(),
    /** Version the form was loaded at; 0 for a new entry. */
    version: integerOf(form.get("version")),
    times: { publishAt: stringOf(form.get("publishAt")), endAt: stringOf(form.get("endAt")) },
    /** The times as rendered, which another admin may have changed since. */
    drawnTimes: { publishAt: stringOf(form.get("drawn:publishAt")), endAt: stringOf(form.get("drawn:endAt")) },
    // By path: "cover", "fields.gallery".
    uploads: grouped(form, "upload", (value) =>
      value instanceof File && (value.name !== "" || value.size > 0) ? value : null,
    ),
    picks: grouped(form, "pick", (value) => (typeof value === "string" && value !== "" ? value : null)),
    isSure: form.get("sure") === "yes",
    removesCover: form.get("removeCover") === "on",
    /** Cover alt text as rendered; if unchanged, the new picture's alt text replaces it. */
    drawnCoverAlt: stringOf(form.get("drawn:cover.alt")),
    pickers: pickerQueriesOf(form, turns),
    /** Number of chosen files that were lost, as a page cannot hand files back to the browser. */
    lostPictures: integerOf(form.get(LOST_FILES)),
    /** From the conflict page: the common ancestor's version, and the side chosen for each part. */
    resolution: form.has("base") ? { base: integerOf(form.get("base")), sides: sidesOf(form) } : null,
  };
}

/** Parses nested names and intents with Conform. `isOther`: an intent that no button sends; ignored. */
function parsed(kind: AnyKind, form: FormData): { payload: unknown; isIntent: boolean; isOther: boolean } {
  const plain = new FormData();
  const intent = form.get(ROW_INTENT);
  const isIntent = typeof intent === "string" && isOurs(kind, intent);
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== ROW_INTENT && !OWN.test(name)) plain.append(name, value);
  }
  if (isIntent) plain.append(ROW_INTENT, intent);
  const { payload } = parse(plain, { resolve: (value) => ({ value }) });
  return { payload, isIntent, isOther: form.has(ROW_INTENT) && !isIntent };
}

function isOurs(kind: AnyKind, text: string): boolean {
  const intent = parseJson(text);
  if (!isRecord(intent) || !isRecord(intent.payload)) return false;
  const { name, index, from, to } = intent.payload;
  const field = typeof name === "string" ? kind.fields[name.replace(/^fields\./, "")] : undefined;
  if (field?.type !== "rows" && field?.type !== "gallery") return false;
  if (intent.type === "insert") return field.type === "rows";
  if (intent.type === "remove") return isIndex(index);
  return intent.type === "reorder" && isIndex(from) && isIndex(to);
}

function isIndex(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000;
}

function grouped<Value>(
  form: FormData,
  prefix: string,
  take: (value: FormDataEntryValue) => Value | null,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [name, value] of form) {
    const own = OWN.exec(name);
    const taken = own?.[1] === prefix ? take(value) : null;
    if (own?.[2] && taken !== null) groups.set(own[2], [...(groups.get(own[2]) ?? []), taken]);
  }
  return groups;
}

/** Keeps the state of every picker, whichever button was pressed. */
function pickerQueriesOf(form: FormData, turns: ReadonlyMap<string, readonly number[]>) {
  const words = grouped(form, "find", stringOf);
  return new Map(
    [...words].map(([path, [q = ""]]) => [path, { q: q.trim().slice(0, 100), page: turns.get(path)?.[0] ?? 1 }]),
  );
}

function sidesOf(form: FormData): Map<string, Side> {
  const sides = grouped(form, "side", (value) => (value === "mine" || value === "theirs" ? value : null));
  return new Map([...sides].flatMap(([path, [side]]) => (side ? [[path, side]] : [])));
}

function stringOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}

function integerOf(value: FormDataEntryValue | null): number {
  const number = Number(stringOf(value));
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}
