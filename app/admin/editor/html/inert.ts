// HTML as a tree in a document of its own: nothing in it loads or runs.

let kept: Document | undefined;

export function inertDocument(): Document {
  kept ??= document.implementation.createHTMLDocument("");
  return kept;
}

/** The HTML as the children of a body. */
export function bodyOf(html: string): HTMLElement {
  const body = inertDocument().createElement("body");
  body.innerHTML = html;
  return body;
}
