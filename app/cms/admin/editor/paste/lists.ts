// Lists of pasted HTML: Word's, which are paragraphs with a sign in front, and parts of lists that lost the points around them.

import { isBlock, isElement } from "#app/cms/admin/editor/html/inert.ts";
import type { StyleOf } from "./styles.ts";

// Word's lists.

interface Open {
  list: Element;
  /** Word's own name of the list. */
  id: string;
  level: number;
}

/** In place: Word's paragraphs of lists become lists; numbered headings lose their sign. */
export function readWordLists(body: HTMLElement, styleOf: StyleOf): void {
  /** The lists that are open, from the outermost in. */
  let open: Open[] = [];
  for (const paragraph of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    const [id = "", ...place] = styleOf(paragraph, "mso-list").split(" ");
    const level = Number(place.find((part) => part.startsWith("level"))?.slice("level".length) ?? 0);
    const sign = takeSign(paragraph, styleOf);
    if (paragraph.localName !== "p" || !Number.isInteger(level) || level < 1) continue;
    if (open[0]?.list.nextElementSibling !== paragraph) open = [];
    const name = sign.kind === "bullet" ? "ul" : "ol";
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    // Points after numbers, or the numbers of another list, are a list of their own.
    const last = open.at(-1);
    if (last?.level === level && (last.list.localName !== name || last.id !== id)) open.pop();
    if (open.at(-1)?.level !== level) {
      const around = open.at(-1)?.list;
      if (sign.kind === "later") {
        // A list begins with its first number for visitors: any other beginning keeps its signs as words.
        paragraph.prepend(`${sign.text} `);
        around?.lastElementChild?.append(paragraph);
        continue;
      }
      open.push({ list: begin(around, paragraph, name), id, level });
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** In place: Word on the web writes every point as a list of its own, with its level as an attribute. */
export function joinWebLists(body: HTMLElement): void {
  for (const box of body.querySelectorAll(".ListContainerWrapper")) box.replaceWith(...box.childNodes);
  let open: Open[] = [];
  for (const item of body.querySelectorAll("li[data-aria-level]")) {
    const list = item.parentElement;
    if (!isList(list) || list === open.at(-1)?.list) continue;
    const level = Number(item.getAttribute("data-aria-level"));
    if (open[0]?.list.nextElementSibling !== list) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.localName === list.localName) {
      last.list.append(...list.children);
      list.remove();
      continue;
    }
    if (last?.level === level) open.pop();
    open.at(-1)?.list.lastElementChild?.append(list);
    open.push({ list, id: "", level });
  }
}

/** A new list in the last item of the one around it, or where the paragraph is. */
function begin(around: Element | undefined, paragraph: Element, name: string): Element {
  const list = paragraph.ownerDocument.createElement(name);
  if (around) (around.lastElementChild ?? around).append(list);
  else paragraph.before(list);
  return list;
}

interface Sign {
  text: string;
  kind: "bullet" | "first" | "later";
}

/** Removes the sign of a paragraph and what fills the space after it. */
function takeSign(paragraph: Element, styleOf: StyleOf): Sign {
  let text = "";
  let isDrawn = false;
  for (const span of [...paragraph.querySelectorAll("span")]) {
    if (styleOf(span, "mso-list") !== "ignore") continue;
    text += span.textContent ?? "";
    for (let of: Element | null = span; of && of !== paragraph; of = of.parentElement)
      isDrawn ||= isSymbolFont(styleOf(of, "font-family"), text);
    span.remove();
  }
  const shown = text.trim();
  return { text: shown, kind: isDrawn ? "bullet" : kindOf(shown) };
}

/** Fonts whose letters are drawings: Word's bullets are an "l" of Wingdings, or an "o" of Courier New. */
function isSymbolFont(family: string, sign: string): boolean {
  const [first = ""] = family.split(",").map((name) => name.trim().replaceAll('"', "").replaceAll("'", ""));
  return (
    ["wingdings", "wingdings 2", "wingdings 3", "webdings", "symbol"].includes(first) ||
    (first === "courier new" && sign.trim() === "o")
  );
}

const FIRST: ReadonlySet<string> = new Set("1 a i 一 壱 壹 ア い あ イ 甲 子 ❶ ➀ ➊ ⓵".split(" "));

function kindOf(sign: string): Sign["kind"] {
  // NFKC reads ①, ⑴, ㈠, Ⅰ, ㋐ and ｱ as what they count with.
  const core = sign
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
  if (core === "") return "bullet";
  return FIRST.has(core) ? "first" : "later";
}

// Lists of HTML.

function isList(element: Element | null): element is HTMLUListElement | HTMLOListElement {
  return element?.localName === "ul" || element?.localName === "ol";
}

/** In place: every list holds points, every point has words, and every number is one that visitors see. */
export function repairLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li")) adopt(item);
  for (const item of [...body.querySelectorAll("li")]) {
    const lists = [...item.children].filter(isList);
    // A point that only holds the chosen part of a list was never shown with words of its own.
    if (lists.length > 0 && !hasWords(item)) item.replaceWith(...lists);
  }
  for (const list of body.querySelectorAll("ul, ol")) raise(list);
  for (const list of [...body.querySelectorAll("ol")].reverse()) {
    const numbers = numbersOf(list);
    if (numbers.some((number, index) => number !== index + 1)) intoParagraphs(list, numbers);
    for (const name of ["start", "reversed"]) list.removeAttribute(name);
  }
  for (const item of body.querySelectorAll("li[value]")) item.removeAttribute("value");
  for (const list of body.querySelectorAll("[data-adopted]")) list.removeAttribute("data-adopted");
}

/** A point without a list gets one. */
function adopt(item: Element): void {
  if (isList(item.parentElement) || item.parentElement?.localName === "menu") return;
  const above = item.previousElementSibling;
  if (above?.localName === "ul" && above.hasAttribute("data-adopted")) above.append(item);
  else {
    const list = item.ownerDocument.createElement("ul");
    list.setAttribute("data-adopted", "");
    item.before(list);
    list.append(item);
  }
}

function hasWords(item: Element): boolean {
  return [...item.childNodes].some((node) =>
    isElement(node)
      ? !isList(node) && ((node.textContent ?? "").trim() !== "" || holdsPicture(node))
      : node.nodeValue?.trim(),
  );
}

function holdsPicture(element: Element): boolean {
  return element.localName === "img" || element.querySelector("img") !== null;
}

/** Lists directly in a list belong to the point above; those above the first point are points of it. */
function raise(list: Element): void {
  let child = list.firstElementChild;
  while (child) {
    let next: Element | null = child.nextElementSibling;
    const above = child.previousElementSibling;
    if (isList(child)) {
      if (above) above.append(child);
      else if (child.localName === list.localName) {
        next = child.firstElementChild ?? next;
        child.replaceWith(...child.childNodes);
      } else list.before(child);
    }
    child = next;
  }
  if (!list.firstElementChild) list.remove();
}

/** Returns the number of each item, from `start`, `reversed` and the items' own `value`. */
function numbersOf(list: Element): number[] {
  const isDown = list.hasAttribute("reversed");
  const given = (element: Element, name: string) => {
    const number = Number(element.getAttribute(name) || Number.NaN);
    return Number.isInteger(number) ? number : undefined;
  };
  let next = given(list, "start") ?? (isDown ? list.children.length : 1);
  return Array.from(list.children, (item) => {
    const number = given(item, "value") ?? next;
    next = number + (isDown ? -1 : 1);
    return number;
  });
}

/** The site counts every list from 1: other numbers become words. */
function intoParagraphs(list: Element, numbers: readonly number[]): void {
  for (const [index, item] of [...list.children].entries()) {
    const first = item.firstElementChild;
    const words = first?.localName === "p" && first === item.firstChild ? first : item;
    words.prepend(`${numbers[index]}. `);
    let paragraph: Element | null = null;
    for (const node of [...item.childNodes]) {
      if (isElement(node) && isBlock(node)) {
        paragraph = null;
        list.before(node);
      } else {
        if (!paragraph) {
          paragraph = list.ownerDocument.createElement("p");
          list.before(paragraph);
        }
        paragraph.append(node);
      }
    }
  }
  list.remove();
}
