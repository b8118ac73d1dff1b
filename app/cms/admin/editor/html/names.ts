// Which elements make a block of their own, and which are among words as one thing.

const listed = (names: string): ReadonlySet<string> => new Set(names.split(" "));

export const blockNames = listed(
  "address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hgroup hr iframe li main menu nav ol p pre script section style summary table caption colgroup col tbody td tfoot th thead " +
    "tr ul video audio object embed",
);

const within = listed("iframe script style video audio object embed caption colgroup col tbody td tfoot th thead tr");

/** Whether a paragraph that is open ends where this element begins. */
export const endsParagraph = (name: string): boolean => blockNames.has(name) && !within.has(name);

export const voidNames = listed("area base br col embed hr img input link meta param source track wbr");

/** Their insides are letters, not markup. */
export const rawNames = listed("script style textarea title iframe noembed noframes noscript xmp");

/** One thing among words. */
export const atomNames = listed(
  "br img ruby iframe video audio object embed wbr input button select textarea svg math",
);

/** Whether it stands apart from words: by its name, or because it holds something that does. */
export function isBlock(element: Element): boolean {
  return blockNames.has(element.localName) || Array.from(element.children).some(isBlock);
}
