// Two admins on one entry: what each changed since both began, and the content that a choice part by part makes.

import { type Part, partsOf, textsOf } from "#app/cms/admin/editing/checks/content-parts.server.ts";
import { isSame } from "#app/cms/admin/editing/form/form-same.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import type { Titles } from "#app/cms/fields/field-type.ts";
import { diffPart, type Run } from "./form-diff.ts";

export type Side = "mine" | "theirs";

export interface Choice {
  path: string;
  label: string;
  /** From theirs to mine. */
  runs: Run[];
  /** Who changed it since both began. Where both did, a person must look. */
  changedBy: Side | "both";
  /** Default choice: the side that changed the part; mine where both did, so that typed text is never lost. */
  suggested: Side;
}

/** The parts in which mine and theirs differ. `base`: what both began from, where it is known. */
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

/** Theirs, with those parts taken from mine that are picked or, where nothing is picked, suggested. */
export function merged(
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
  return isSame(a.value, b.value);
}
