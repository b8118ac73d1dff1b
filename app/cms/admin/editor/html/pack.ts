// Attributes the editor has no word for ride along in one, data-extra, and words without a paragraph of their own get one that
// remembers it, so that what is edited keeps both.

import { isBlock } from "./names.ts";

/** Attributes that the editor's own nodes and marks hold. */
const own: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  ol: ["start", "type"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};

/** In place: made ready to be read by the editor. */
export function pack(body: HTMLElement): void {
  for (const element of body.querySelectorAll("*")) packOne(element);
  for (const parent of [body, ...body.querySelectorAll("li, blockquote")]) {
    if (parent.localName === "li") {
      for (const child of parent.children) if (child.localName === "p") child.setAttribute("data-form", "own");
    }
    wrapLoose(parent);
  }
}

function packOne(element: Element): void {
  const ownNames = own[element.localName] ?? [];
  const extra = Array.from(element.attributes, ({ name, value }) => [name, value]).filter(
    ([name = ""]) => !ownNames.includes(name),
  );
  for (const [name = ""] of extra) element.removeAttribute(name);
  if (extra.length > 0) element.setAttribute("data-extra", JSON.stringify(extra));
}

function wrapLoose(parent: Element): void {
  let paragraph: Element | null = null;
  for (const node of [...parent.childNodes]) {
    const isWord = node.nodeType === 3 ? paragraph !== null || node.nodeValue?.trim() !== "" : true;
    if (node.nodeType === 1 && isBlock(node as Element)) {
      paragraph = null;
    } else if (isWord) {
      if (!paragraph) {
        paragraph = parent.ownerDocument.createElement("p");
        paragraph.setAttribute("data-form", "bare");
        parent.insertBefore(paragraph, node);
      }
      paragraph.append(node);
    }
  }
}

/** In place: what the editor wrote, as HTML for readers. */
export function unpack(body: HTMLElement): void {
  for (const caption of body.querySelectorAll("figure > figcaption:empty")) caption.remove();
  for (const table of body.querySelectorAll("table")) writeHead(table);
  for (const paragraph of body.querySelectorAll("p")) {
    if (isBare(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
    else paragraph.removeAttribute("data-form");
  }
  for (const element of body.querySelectorAll("[data-extra]")) {
    const extra: [string, string][] = JSON.parse(element.getAttribute("data-extra") ?? "[]");
    element.removeAttribute("data-extra");
    for (const [name, value] of extra) setAttribute(element, name, value);
  }
}

function isBare(paragraph: Element): boolean {
  const parent = paragraph.parentElement;
  if (!parent || paragraph.hasAttribute("data-extra")) return false;
  const alone = Array.from(parent.children).filter(({ localName }) => localName === "p").length === 1;
  const form = paragraph.getAttribute("data-form");
  if (parent.localName === "li") return alone && form !== "own";
  return parent.localName === "blockquote" && alone && form === "bare";
}

function writeHead(table: HTMLTableElement): void {
  const isHeaded = table.hasAttribute("data-head");
  table.removeAttribute("data-head");
  const [first] = table.rows;
  if (!isHeaded || !first || Array.from(first.cells).some(({ localName }) => localName !== "th")) return;
  table.createTHead().append(first);
  for (const part of table.tBodies) if (part.rows.length === 0) part.remove();
}

/** Parsers take names that nobody may set; such an attribute is dropped at display anyway. */
function setAttribute(element: Element, name: string, value: string): void {
  try {
    element.setAttribute(name, value);
  } catch {}
}
