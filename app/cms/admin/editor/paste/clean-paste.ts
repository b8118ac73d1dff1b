// What comes from elsewhere keeps what it says (headings, lists, emphasis, links, tables) and leaves its looks behind.

import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { bodyOf } from "../html/inert.ts";
import { isBlock } from "../html/names.ts";
import { wordLists } from "./word-lists.ts";

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
  ol: ["start"],
  iframe: ["src", "width", "height"],
};

const dropped = "style, script, meta, link, title, xml, template, button, input, select, textarea, svg, noscript, head";

export interface Pasted {
  html: string;
  /** Pictures of other places, which were left out. */
  pictures: number;
}

export function cleanPaste(html: string): Pasted {
  const body = bodyOf(html);
  if (isOwn(body)) return { html, pictures: 0 };
  for (const element of body.querySelectorAll(dropped)) element.remove();
  dropComments(body);
  wordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) keepEmphasis(element);
  const pictures = dropPictures(body);
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const element of [...body.querySelectorAll("*")].reverse()) simplify(element);
  for (const cell of body.querySelectorAll("td, th, li")) flatten(cell);
  for (const frame of body.querySelectorAll("iframe")) intoIsland(frame);
  for (const paragraph of body.querySelectorAll("p")) {
    const isEmpty = (paragraph.textContent ?? "").trim() === "" && !paragraph.querySelector("img, div");
    if (isEmpty) paragraph.remove();
  }
  return { html: body.innerHTML, pictures };
}

/** The editor's own copies say all of it already. Others made of the same parts (ProseMirror) tell themselves by their looks. */
function isOwn(body: HTMLElement): boolean {
  return body.querySelector("[data-pm-slice]") !== null && body.querySelector("[class], [style]") === null;
}

function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Google's documents say bold in a style, and "not bold" around everything. */
function keepEmphasis(element: HTMLElement): void {
  const style = (element.getAttribute("style") ?? "").toLowerCase();
  const says = (pattern: RegExp) => pattern.test(style);
  const isHeading = element.closest("h1, h2, h3, h4, h5, h6, th") !== null;
  if (/^(b|strong)$/.test(element.localName) && says(/font-weight\s*:\s*(normal|400)/)) unwrap(element);
  if (isBlock(element)) return;
  if (!isHeading && says(/font-weight\s*:\s*(bold|[6-9]00)/)) wrapInside(element, "strong");
  if (says(/font-style\s*:\s*(italic|oblique)/)) wrapInside(element, "em");
  if (says(/text-decoration[^;]*line-through/)) wrapInside(element, "s");
  if (says(/vertical-align\s*:\s*super/)) wrapInside(element, "sup");
  if (says(/vertical-align\s*:\s*sub/)) wrapInside(element, "sub");
}

function dropPictures(body: HTMLElement): number {
  let count = 0;
  for (const picture of body.querySelectorAll("img")) {
    if (/^\/(?!\/)/.test(picture.getAttribute("src") ?? "")) continue;
    picture.remove();
    count += 1;
  }
  return count;
}

const words = new Set("a b br code em i img kbd mark q rp rt ruby s del strike small strong sub sup".split(" "));
const blocks = new Set(
  "blockquote figure figcaption h2 h3 h4 h5 h6 hr iframe li ol p table tbody td tfoot th thead tr ul".split(" "),
);

function simplify(element: Element): void {
  const name = element.localName;
  for (const attribute of [...element.attributes]) {
    const isAddress = attribute.name === "href" || attribute.name === "src";
    const isKept = allowed[name]?.includes(attribute.name) && (!isAddress || isAllowedUrl(name, attribute.value));
    if (!isKept) element.removeAttribute(attribute.name);
  }
  if (name === "a") pointTo(element);
  else if (name === "dt" || name === "dd" || name === "pre") rename(element, "p");
  else if (words.has(name)) return;
  else if (!isBlock(element)) unwrap(element);
  else if (!blocks.has(name)) {
    if (Array.from(element.children).some(isBlock)) unwrap(element);
    else rename(element, "p");
  }
}

/** Out of the detour that documents of Google send links on; without an address it is no link. */
function pointTo(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  if (href === "" || href.startsWith("file:")) {
    unwrap(link);
    return;
  }
  const away = /^https:\/\/www\.google\.[a-z.]+\/url\?/.test(href) ? new URL(href).searchParams.get("q") : null;
  if (away && isAllowedUrl("a", away)) link.setAttribute("href", away);
}

/** A cell and an item hold words: their paragraphs become lines. */
function flatten(holder: Element): void {
  const paragraphs = Array.from(holder.children).filter(({ localName }) => localName === "p");
  if (holder.localName === "li" && paragraphs.length > 1) return;
  for (const [place, paragraph] of paragraphs.entries()) {
    if (place > 0) paragraph.before(holder.ownerDocument.createElement("br"));
    unwrap(paragraph);
  }
}

function intoIsland(frame: Element): void {
  const island = frame.ownerDocument.createElement("div");
  island.setAttribute("data-island", frame.outerHTML);
  if (frame.getAttribute("src")) frame.replaceWith(island);
  else frame.remove();
}

function wrapInside(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): void {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
}
