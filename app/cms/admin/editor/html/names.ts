// Which elements form a block of their own, and which are one object among words.

const listed = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const blockNames = listed(
  "address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hgroup hr iframe li main menu nav ol p pre script section style summary table caption colgroup col tbody td tfoot th thead " +
    "tr ul video audio object embed",
);

/** One object among words. */
export const atomNames = listed(
  "br img ruby iframe video audio object embed wbr input button select textarea svg math",
);

/** Returns whether an element is a block, by its name or because it holds one. */
export function isBlock(element: Element): boolean {
  return blockNames.has(element.localName) || Array.from(element.children).some(isBlock);
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
