// HTML as a tree in a document of its own: nothing in it loads or runs.

let inert: Document | undefined;

export function inertDocument(): Document {
  inert ??= document.implementation.createHTMLDocument("");
  return inert;
}

/** The HTML as the children of a body. */
export function bodyOf(html: string): HTMLElement {
  const body = inertDocument().createElement("body");
  body.innerHTML = html;
  return body;
}
