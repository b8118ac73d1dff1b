// The kinds the engine works with. It knows none by itself: the site registers its own when it starts.

import type { Field } from "./field.ts";
import type { AnyKind, Content, KindName } from "./kind.ts";

const registered = new Map<string, AnyKind>();

export function registerKinds(kinds: readonly AnyKind[]): void {
  for (const kind of kinds) registered.set(kind.name, kind);
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

/** An entry nobody has typed into yet. */
export function emptyContent(kind: Pick<AnyKind, "fields">): Content {
  const fields = Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, emptyOf(field)]));
  return { title: "", summary: "", cover: null, body: "", fields };
}

/** Lists are given out anew: what one entry holds must not stand in another. */
function emptyOf({ empty }: Field): unknown {
  return Array.isArray(empty) ? [] : empty;
}
