// Attributes that the sanitising table lets through and the editor has no field for: an element keeps them while its words are edited.

import { allowedValue } from "#app/platform/richtext/attribute.ts";

/** Attributes that the editor's own nodes and marks hold. */
const own: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel", "class"],
  img: ["src", "alt", "width", "height"],
};

export type Kept = Record<string, string>;

export function keptOf(element: Element): Kept | null {
  const tag = element.localName;
  const kept = Array.from(element.attributes, ({ name, value }): [string, string | null] => [
    name,
    own[tag]?.includes(name) ? null : allowedValue(tag, name, value),
  ]).filter((pair): pair is [string, string] => pair[1] !== null);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
