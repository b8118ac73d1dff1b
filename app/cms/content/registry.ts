// The registry of kinds. The engine has none of its own: the site registers them at start.

import type { Field } from "./field.ts";
import type { AnyKind, Content, KindName } from "./kind.ts";

let registered: ReadonlyMap<string, AnyKind> = new Map();

/**
 * All kinds of the site, in the order of its menus; whatever was registered before is no longer. Throws where a kind cannot work: a
 * mistake in its own file, reported when the program starts.
 */
export function registerKinds(kinds: readonly AnyKind[]): void {
  for (const [place, kind] of kinds.entries()) {
    for (const other of kinds.slice(0, place)) {
      if (other.segment === kind.segment) throw new Error(`The segment "${kind.segment}" is ${other.name}'s already`);
      if (other.path === kind.path) throw new Error(`The path "${kind.path}" is ${other.name}'s already`);
    }
    checkGroups(kind);
  }
  registered = new Map(kinds.map((kind) => [kind.name, kind]));
}

/** Every field is in exactly one group, or the form would lose it or send it twice. */
function checkGroups({ name, fields, groups }: AnyKind): void {
  const common = groups.flatMap((group) => group.common ?? []);
  if (common.length > 0 && common.toSorted().join() !== "cover,text,title")
    throw new Error(`${name}: groups name ${common.join(", ")}, not title, text and cover once each`);
  const grouped = groups.flatMap((group) => group.fields);
  for (const field of Object.keys(fields)) {
    const times = grouped.filter((one) => one === field).length;
    if (times !== 1) {
      throw new Error(
        `${name}: the field "${field}" stands in ${times} groups, not in one: see \`groups\` in its index.ts`,
      );
    }
  }
}

/** In the order they were registered: the order of menus. */
export function allKinds(): readonly AnyKind[] {
  return [...registered.values()];
}

export function kindNames(): readonly KindName[] {
  return allKinds().map((kind) => kind.name);
}

/** Throws where no kind of that name is registered: a name comes from the database or from code, never from a visitor. */
export function kindNamed(name: string): AnyKind {
  const kind = registered.get(name);
  if (!kind) throw new Error(`No kind "${name}" is registered`);
  return kind;
}

/** The kind an admin path segment ("balls") names; undefined for any other word. */
export function kindOfSegment(segment: string | undefined): AnyKind | undefined {
  return allKinds().find((kind) => kind.segment === segment);
}

/** An empty entry. */
export function emptyContent(kind: Pick<AnyKind, "fields">): Content {
  const fields = Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, emptyOf(field)]));
  return { title: "", summary: "", cover: null, body: "", fields };
}

/** Lists are copied: entries must not share them. */
function emptyOf({ empty }: Field): unknown {
  return Array.isArray(empty) ? [] : empty;
}

/** The content with what is about people as `from` has it; without `from`, empty: the history and files hold no person. */
export function withPeopleOf(kind: Pick<AnyKind, "fields">, content: Content, from?: Content): Content {
  const names = Object.keys(kind.fields).filter((name) => kind.fields[name]?.personal);
  if (names.length === 0) return content;
  const fields = (from ?? emptyContent(kind)).fields;
  return {
    ...content,
    fields: { ...content.fields, ...Object.fromEntries(names.map((name) => [name, fields[name]])) },
  };
}

// Removes private fields of a content, so that a visitor's page cannot show them by mistake.

/** The content as visitors' pages may know it: private fields are at their empty values. */
export function withoutPrivate<OneContent extends Content>(
  kind: Pick<AnyKind, "fields">,
  content: OneContent,
): OneContent {
  const hidden = Object.keys(kind.fields).filter((name) => kind.fields[name]?.private);
  const { unread: _, ...rest } = content;
  if (hidden.length === 0) return rest as OneContent; // `unread` may always be absent
  const empty = emptyContent(kind).fields;
  const fields = { ...content.fields, ...Object.fromEntries(hidden.map((name) => [name, empty[name]])) };
  return { ...rest, fields } as OneContent; // the same fields, some at their own empty values
}
