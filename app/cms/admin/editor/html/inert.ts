// Parses HTML in an inert document: nothing loads or runs.

import { allowedValue } from "#app/platform/richtext/attribute.ts";

let inert: Document | undefined;

export function inertDocument(): Document {
  inert ??= document.implementation.createHTMLDocument("");
  return inert;
}

export function bodyOf(html: string): HTMLElement {
  const body = inertDocument().createElement("body");
  body.innerHTML = html;
  return body;
}

const listed = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const blockNames = listed(
  "address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hgroup hr iframe li main menu nav ol p pre script section style summary table caption colgroup col tbody td tfoot th thead " +
    "tr ul video audio object embed",
);

/** Elements that act as a single object within text. */
export const atomNames = listed(
  "br img ruby iframe video audio object embed wbr input button select textarea svg math",
);

export function isBlock(element: Element): boolean {
  return blockNames.has(element.localName) || Array.from(element.children).some(isBlock);
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

// Allowed attributes without an editor field; preserved while the text is edited.

/** Attributes managed by the editor's nodes and marks. */
const own: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel", "class"],
  img: ["src", "alt", "width", "height"],
};

type Kept = Record<string, string>;

export function keptOf(element: Element): Kept | null {
  const tag = element.localName;
  const kept = Array.from(element.attributes, ({ name, value }): [string, string | null] => [
    name,
    own[tag]?.includes(name) ? null : allowedValue(tag, name, value),
  ]).filter((pair): pair is [string, string] => pair[1] !== null);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
