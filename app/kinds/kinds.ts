// The registry: the six kinds. A seventh is one file beside these and one line here.

import type { AnyKind, KindName } from "#app/content/kind.ts";
import { ball } from "./ball/kind.ts";
import { blog } from "./blog/kind.ts";
import { breed } from "./breed/kind.ts";
import { info } from "./info/kind.ts";
import { morph } from "./morph/kind.ts";
import { term } from "./term/kind.ts";

export const kinds = { ball, blog, info, term, breed, morph };

/** What each kind stores beyond the common fields. */
export type FieldsOf<Name extends KindName> = (typeof kinds)[Name] extends {
  keys(content: { fields: infer Fields }): unknown;
}
  ? Fields
  : never;

export const allKinds: readonly AnyKind[] = Object.values(kinds);

export function kindNamed(name: KindName): AnyKind {
  return kinds[name];
}

/** The kind an admin path segment ("balls") names; undefined for any other word. */
export function kindOfSegment(segment: string | undefined): AnyKind | undefined {
  return allKinds.find((kind) => kind.segment === segment);
}
