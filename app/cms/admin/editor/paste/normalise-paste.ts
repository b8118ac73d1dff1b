// Normalises pasted HTML: keeps headings, lists, emphasis, links and tables, drops styling.

import { bodyOf, isBlock, isElement } from "#app/cms/admin/editor/html/inert.ts";
import { allowedValue } from "#app/platform/richtext/attribute.ts";
import { allowedTags } from "#app/platform/richtext/policy.ts";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { joinWebLists, readWordLists, repairLists } from "./lists.ts";
import { markEmphasis, readStyles, type StyleOf } from "./styles.ts";

export interface NormalisedPaste {
  html: string;
  pictures: number;
  mergedCells: number;
}

export function normalisePaste(html: string): NormalisedPaste {
  const body = bodyOf(html);
  if (isOwn(body)) return { html, pictures: 0, mergedCells: 0 };
  const styleOf = readStyles(body);
  dropUnseen(body, styleOf);
  keepCheckboxes(body);
  keepCodeLines(body);
  // Excel's ruby without readings.
  for (const ruby of body.querySelectorAll("ruby")) if (!ruby.querySelector("rt")) unwrap(ruby);
  readWordLists(body, styleOf);
  joinWebLists(body);
  spaceOut(body, styleOf);
  markEmphasis(body, styleOf);
  const mergedCells = plainTables(body, styleOf);
  const pictures = dropPictures(body);
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const element of [...body.querySelectorAll("*")].reverse()) simplify(element);
  repairLists(body);
  for (const frame of body.querySelectorAll("iframe")) intoRawHtml(frame);
  for (const lineBreak of body.querySelectorAll("br")) if (isBetweenBlocks(lineBreak)) lineBreak.remove();
  for (const paragraph of body.querySelectorAll("p")) {
    const isEmpty = (paragraph.textContent ?? "").trim() === "" && !paragraph.querySelector("img, div");
    if (isEmpty) paragraph.remove();
  }
  return { html: body.innerHTML, pictures, mergedCells };
}

/** Content copied from this editor. Other ProseMirror editors write classes or styles. */
function isOwn(body: HTMLElement): boolean {
  return body.querySelector("[data-pm-slice]") !== null && body.querySelector("[class], [style]") === null;
}

const WITHOUT_WORDS =
  "style, script, meta, link, title, xml, template, button, select, textarea, svg, noscript, head, object, audio, video, canvas";

/** Removes invisible text: HTML comments, hidden elements, and comments of Word and Google Docs. */
function dropUnseen(body: HTMLElement, styleOf: StyleOf): void {
  const walker = body.ownerDocument.createTreeWalker(body, 128);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  for (const element of [...body.querySelectorAll("*")]) {
    const isUnseen =
      element.matches(WITHOUT_WORDS) ||
      element.hasAttribute("hidden") ||
      styleOf(element, "display") === "none" ||
      ["hidden", "collapse"].includes(styleOf(element, "visibility")) ||
      styleOf(element, "mso-hide") === "all" ||
      ["comment-list", "comment"].includes(styleOf(element, "mso-element")) ||
      styleOf(element, "mso-special-character") === "comment" ||
      element.matches(".EOP, .msocomanchor, .msocomoff, .msocomtxt, a[href^='#cmnt']:not([href^='#cmnt_ref'])");
    // Hidden columns are removed with their cells later.
    if (isUnseen && element.localName !== "col") element.remove();
  }
  for (const link of body.querySelectorAll("a[href^='#cmnt_ref']")) (link.closest("div, p") ?? link).remove();
}

/** Converts checkboxes to ☑ and ☐. */
function keepCheckboxes(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li[role='checkbox']")) {
    item.querySelector("img")?.remove();
    (item.querySelector("p") ?? item).prepend(item.getAttribute("aria-checked") === "true" ? "☑ " : "☐ ");
  }
  for (const box of body.querySelectorAll<HTMLInputElement>("input, .checkbox")) {
    const isTask = box.type === "checkbox" || (box.matches(".checkbox") && box.textContent === "");
    const isDone = box.hasAttribute("checked") || box.matches(".checkbox-on");
    if (isTask) box.replaceWith(isDone ? "☑ " : "☐ ");
    else if (box.localName === "input") box.remove();
  }
}

/** Keeps only text and line breaks. Word writes each line as a separate block. */
function keepCodeLines(body: HTMLElement): void {
  for (const pre of [...body.querySelectorAll("pre")].reverse()) {
    for (const lineBreak of pre.querySelectorAll("br")) lineBreak.replaceWith("\n");
    for (const block of [...pre.querySelectorAll("*")].filter(isBlock)) block.append("\n");
    const text = (pre.textContent ?? "").replaceAll("\u00a0", " ").replace(/\n$/, "");
    const below = pre.nextElementSibling;
    const between = pre.nextSibling === below ? "" : pre.nextSibling?.nodeValue;
    const isCut = below?.localName === "pre" && between?.trim() === "";
    pre.textContent = isCut ? `${text}\n${below.textContent}` : text;
    if (isCut) below.remove();
  }
}

/** Word uses non-breaking spaces for tabs and runs of spaces, and wraps its HTML source within Japanese text. */
function spaceOut(body: HTMLElement, styleOf: StyleOf): void {
  for (const span of body.querySelectorAll("span")) {
    const isFilling =
      styleOf(span, "mso-tab-count") !== "" ||
      styleOf(span, "mso-spacerun") === "yes" ||
      span.matches(".Apple-converted-space, .Apple-tab-span");
    if (isFilling) span.textContent = " ";
  }
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  const broken: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text; // the walker's filter
    if (text.nodeValue?.includes("\n") && !text.parentElement?.closest("pre")) broken.push(text);
  }
  for (const text of broken) {
    if (keepsLines(text, styleOf)) text.replaceWith(...linesOf(text));
    else text.data = text.data.replace(/([\u3000-\uffef])\r?\n(?=[\u3000-\uffef])/g, "$1");
  }
}

/** Returns whether the source preserves line breaks, as chats and social networks do. */
function keepsLines(text: Text, styleOf: StyleOf): boolean {
  if (text.data.trim() === "" || Array.from(text.parentElement?.children ?? []).some(isBlock)) return false;
  for (let of = text.parentElement; of; of = of.parentElement) {
    const space = styleOf(of, "white-space") || styleOf(of, "white-space-collapse");
    if (space !== "" && space !== "inherit") return /^(?:pre(?!serve-spaces)|break-spaces)/.test(space);
  }
  return false;
}

function linesOf(text: Text): (string | Element)[] {
  const lines = text.data.replace(/\r?\n$/, (end) => (text.nextSibling ? end : "")).split(/\r?\n/);
  return lines.flatMap((line, index) => (index === 0 ? [line] : [text.ownerDocument.createElement("br"), line]));
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

const permitted = new Set(allowedTags);
const words = new Set("a abbr br cite code img kbd mark q rb rp rt rtc ruby small time var".split(" "));
const blocks = new Set(
  "blockquote figure figcaption h2 h3 h4 h5 h6 hr iframe li ol p pre table tbody td tfoot th thead tr ul".split(" "),
);
/** Attributes to keep, if the sanitiser allows their values. */
const taken: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  iframe: ["src", "width", "height"],
};

/** List numbering, read by `repairLists`. */
const counting: Readonly<Record<string, readonly string[]>> = { ol: ["start", "reversed"], li: ["value"] };

function simplify(element: Element): void {
  const name = element.localName;
  if (element.hasAttribute("data-look")) {
    element.removeAttribute("data-look");
    return;
  }
  for (const attribute of [...element.attributes]) {
    const isTaken =
      taken[name]?.includes(attribute.name) && allowedValue(name, attribute.name, attribute.value) !== null;
    if (!isTaken && !counting[name]?.includes(attribute.name)) element.removeAttribute(attribute.name);
  }
  if (name === "a") pointTo(element);
  else if (name === "dt" || name === "dd") rename(element, "p");
  else if (permitted.has(name) && words.has(name)) return;
  else if (!isBlock(element)) unwrap(element);
  else if (!permitted.has(name) || !blocks.has(name)) {
    if (Array.from(element.children).some(isBlock)) unwrap(element);
    else rename(element, "p");
  }
}

/** Unwraps Google Docs redirects; removes links without a public target. */
function pointTo(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  if (href === "" || href.startsWith("file:") || href.startsWith("#")) {
    unwrap(link);
    return;
  }
  const away = /^https:\/\/www\.google\.[a-z.]+\/url\?/.test(href) ? new URL(href).searchParams.get("q") : null;
  if (away && isAllowedUrl("a", away)) link.setAttribute("href", away);
}

/** Line breaks between blocks are layout of the source. */
function isBetweenBlocks({ previousSibling, nextSibling }: Element): boolean {
  const isEdge = (node: Node | null) => node === null || (isElement(node) && isBlock(node));
  const isNextToText = (node: Node | null, next: "previousSibling" | "nextSibling"): boolean =>
    node?.nodeType === 3 && node.nodeValue?.trim() === "" ? isNextToText(node[next], next) : !isEdge(node);
  return !isNextToText(previousSibling, "previousSibling") && !isNextToText(nextSibling, "nextSibling");
}

function intoRawHtml(frame: Element): void {
  const raw = frame.ownerDocument.createElement("div");
  raw.setAttribute("data-raw-html", frame.outerHTML);
  if (frame.getAttribute("src")) frame.replaceWith(raw);
  else frame.remove();
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): void {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
}

// Flattens pasted tables: the site supports neither merged cells nor captions.

const CELLS_MAX = 20_000;

function plainTables(body: HTMLElement, styleOf: StyleOf): number {
  let merged = 0;
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const hidden = hiddenColumns(table, styleOf);
    for (const caption of table.querySelectorAll(":scope > caption")) {
      const paragraph = table.ownerDocument.createElement("p");
      paragraph.append(...caption.childNodes);
      table.before(paragraph);
      caption.remove();
    }
    for (const column of table.querySelectorAll(":scope > col, :scope > colgroup")) column.remove();
    const rows = [...table.rows];
    const [only, ...others] = rows.flatMap(({ cells }) => [...cells]);
    // A single cell is a layout table, as in e-mails.
    if (!only) table.remove();
    else if (others.length === 0) table.replaceWith(...only.childNodes);
    else merged += spread(rows, hidden);
  }
  return merged;
}

function hiddenColumns(table: HTMLTableElement, styleOf: StyleOf): ReadonlySet<number> {
  const hidden = new Set<number>();
  let at = 0;
  for (const column of table.querySelectorAll<HTMLTableColElement>("col")) {
    for (let span = 0; span < column.span; span += 1, at += 1)
      if (styleOf(column, "display") === "none") hidden.add(at);
  }
  return hidden;
}

/** Splits merged cells, so that all rows have the same number of cells. */
function spread(rows: readonly HTMLTableRowElement[], hidden: ReadonlySet<number>): number {
  const grid: (HTMLTableCellElement | "covered")[][] = rows.map(() => []);
  let merged = 0;
  let count = 0;
  for (const [y, { cells }] of rows.entries()) {
    for (const cell of [...cells]) {
      let x = 0;
      while (grid[y]?.[x]) x += 1;
      const height = Math.min(cell.rowSpan || rows.length, rows.length - y);
      const width = cell.colSpan;
      count += height * width;
      if (count > CELLS_MAX) return 0;
      for (let row = y; row < y + height; row += 1)
        for (let column = x; column < x + width; column += 1) {
          const line = grid[row];
          if (line && !line[column]) line[column] = row === y && column === x ? cell : "covered";
        }
      if (height > 1 || width > 1) merged += 1;
      cell.removeAttribute("rowspan");
      cell.removeAttribute("colspan");
    }
  }
  const width = Math.max(...grid.map((line) => line.length));
  for (const [y, row] of rows.entries()) {
    const isHead = [...row.cells].every(({ localName }) => localName === "th");
    const cells = Array.from({ length: width }, (_, x) => {
      const cell = grid[y]?.[x];
      return cell && cell !== "covered"
        ? cell
        : row.ownerDocument.createElement(isHead && row.cells.length > 0 ? "th" : "td");
    });
    row.replaceChildren(...cells.filter((_, x) => !hidden.has(x)));
  }
  return merged;
}
