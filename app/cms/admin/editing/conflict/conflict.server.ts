import { titlesIn } from "#app/cms/admin/editing/checks/references.server.ts";
import { type Revision, revisionContent } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { commonLabels } from "#app/cms/admin/editing/form/form-paths.ts";
import type { Choice, Side } from "#app/cms/admin/editing/form/form-view.ts";
import { adaptOldContent } from "#app/cms/admin/editing/preview/adapt-old-content.server.ts";
import { isPerson } from "#app/cms/content/actors.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Field } from "#app/cms/content/field.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { contentOfJson, isSameContent } from "#app/cms/content/stored.server.ts";
import type { Titles } from "#app/cms/fields/field-type.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { type FormValue, readText, rowsIn } from "#app/cms/fields/form-value.ts";
import { pictureWords } from "#app/cms/fields/gallery/gallery.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readableText } from "#app/platform/richtext/readable-text.ts";
import { diffPart } from "./form-diff.ts";

/** Returns the parts in which `mine` and `theirs` differ. `base`: the common ancestor, if known. */
export function choices(kind: AnyKind, base: Content | null, theirs: Content, mine: Content, names: Titles): Choice[] {
  const before = new Map((base ? partsOf(kind, base, names) : []).map((part) => [part.path, part]));
  const other = new Map(partsOf(kind, theirs, names).map((part) => [part.path, part]));
  return partsOf(kind, mine, names).flatMap((part) => {
    const their = other.get(part.path);
    if (!their || same(part, their)) return [];
    const old = before.get(part.path);
    const changedBy = !old ? "both" : same(old, their) ? "mine" : same(old, part) ? "theirs" : "both";
    return [
      {
        path: part.path,
        label: part.label,
        runs: diffPart(part.path, ...textsOf(their, part)),
        changedBy,
        suggested: changedBy === "theirs" ? "theirs" : "mine",
      },
    ];
  });
}

/** Returns `theirs` with the parts taken from `mine` that were picked or, by default, suggested. */
export function mergeChoices(
  kind: AnyKind,
  base: Content | null,
  theirs: Content,
  mine: Content,
  picks: ReadonlyMap<string, Side>,
): Content {
  const taken = choices(kind, base, theirs, mine, new Map())
    .filter((choice) => (picks.get(choice.path) ?? choice.suggested) === "mine")
    .map((choice) => choice.path);
  const has = (path: string) => taken.includes(path);
  const unread = Object.keys(kind.fields).flatMap((name) => {
    const side = has(`fields.${name}`) ? mine : theirs;
    return [`fields.${name}`, `lines.${name}`].flatMap((path) => {
      const typed = side.unread?.[path];
      return typed === undefined ? [] : [[path, typed]];
    });
  });
  return {
    title: has("title") ? mine.title : theirs.title,
    summary: has("summary") ? mine.summary : theirs.summary,
    cover: has("cover") ? mine.cover : theirs.cover,
    ...bodyOf(has("body") ? mine : theirs),
    fields: Object.fromEntries(
      Object.keys(kind.fields).map((name) => [name, has(`fields.${name}`) ? mine.fields[name] : theirs.fields[name]]),
    ),
    ...(unread.length > 0 && { unread: Object.fromEntries(unread) }),
  };
}

function bodyOf({ body, bodyFormat }: Content): Pick<Content, "body" | "bodyFormat"> {
  return bodyFormat ? { body, bodyFormat } : { body };
}

function same(a: Part, b: Part): boolean {
  return isSameContent(a.value, b.value);
}

export async function compareRevisions(db: Db, kind: AnyKind, id: string, from: Revision, to: Revision) {
  const before = await revisionContent(db, kind.name, id, from.version);
  const after = await revisionContent(db, kind.name, id, to.version);
  if (!before || !after) return null;
  const names = await titlesIn(db, kind, [before, after]);
  return { from, to, parts: choices(kind, null, before, after, names) };
}

export type Comparison = NonNullable<Awaited<ReturnType<typeof compareRevisions>>>;

// Who changed each part between opening a form and saving it, and when.

export interface LastEdit {
  by: string;
  at: string;
}

/** Returns "hana@example.jpさん", "別のタブ" or "ファイルの読み込み". */
export function editorName({ by }: LastEdit, admin: string): string {
  if (by === admin) return "別のタブ";
  return isPerson(by) ? `${by}さん` : "ファイルの読み込み";
}

/** Maximum number of saves examined, newest first. */
const SAVES_MAX = 20;

/** Returns who last changed each part since version `base`, by path. Some parts may be missing. */
export async function editsSince(db: Db, kind: AnyKind, entry: Entry, base: number): Promise<Map<string, LastEdit>> {
  const rows = await db
    .selectFrom("revisions")
    .select(["by", "at", "content"])
    .where("kind", "=", kind.name)
    .where("id", "=", entry.id)
    .where("version", ">=", base)
    .where("version", "<=", entry.version)
    .orderBy("version", "desc")
    .limit(SAVES_MAX + 1)
    .execute();
  const saves = rows.reverse().map(({ by, at, content }) => {
    const parts = partsOf(kind, adaptOldContent(kind, contentOfJson(kind.name, content)));
    return { by, at, values: new Map(parts.map(({ path, value }) => [path, value])) };
  });
  const hands = new Map<string, LastEdit>();
  for (const [place, { by, at, values }] of saves.entries()) {
    const before = saves[place - 1]?.values;
    if (!before) continue;
    for (const [path, value] of values) if (!isSameContent(value, before.get(path))) hands.set(path, { by, at });
  }
  return hands;
}

interface Part {
  /** "title", "body", "fields.weights": the unit of merging. */
  path: string;
  label: string;
  value: unknown;
  text: string;
}

function partsOf(kind: AnyKind, content: Content, titles: Titles = new Map()): Part[] {
  const labels = commonLabels(kind);
  const common = (path: "title" | "summary" | "body"): Part => ({
    path,
    label: labels[path] ?? path,
    value: content[path],
    text: content[path],
  });
  return [
    common("title"),
    common("summary"),
    { path: "cover", label: labels.cover ?? "", value: content.cover, text: pictureWords(content.cover, titles) },
    ...kind.groups.flatMap((group) =>
      group.fields.flatMap((name): Part[] => {
        const field = kind.fields[name];
        return field ? [fieldPart(name, field, content, titles)] : [];
      }),
    ),
    { ...common("body"), text: content.bodyFormat === "text" ? content.body : readableText(content.body) },
  ];
}

/** Returns both sides as display text, or as raw HTML if only the markup differs. */
function textsOf(one: Part, other: Part): [string, string] {
  if (one.text !== other.text || one.path !== "body") return [one.text, other.text];
  return [String(one.value), String(other.value)];
}

function fieldPart(name: string, field: Field, content: Content, titles: Titles): Part {
  const unread = content.unread?.[`fields.${name}`];
  const line = content.unread?.[`lines.${name}`];
  const value = unread ?? content.fields[name];
  const type = fieldTypeOf(field);
  const words =
    unread === undefined ? type.words(field, value, titles, fieldTypeOf) : typedWords(type.fromForm(field, unread));
  return {
    path: `fields.${name}`,
    label: field.label,
    value: line === undefined ? value : { value, line },
    text: [words, readText(line)].filter(Boolean).join("\n"),
  };
}

function typedWords(value: FormValue): string {
  if (typeof value === "string") return value;
  return rowsIn(value)
    .map((row) => Object.values(row).filter(Boolean).join("　"))
    .join("\n");
}
