// Lists in pasted HTML: Word's marked paragraphs, and incomplete lists.

import { isBlock, isElement } from "#app/cms/admin/editor/html/inert.ts";
import type { StyleOf } from "./styles.ts";

interface Open {
  list: Element;
  /** Word's list id. */
  id: string;
  level: number;
}

/** Converts Word's list paragraphs to lists in place; removes the numbers of headings. */
export function readWordLists(body: HTMLElement, styleOf: StyleOf): void {
  /** Open lists, outermost first. */
  let open: Open[] = [];
  for (const paragraph of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    const [id = "", ...place] = styleOf(paragraph, "mso-list").split(" ");
    const level = Number(place.find((part) => part.startsWith("level"))?.slice("level".length) ?? 0);
    const sign = takeSign(paragraph, styleOf);
    if (paragraph.localName !== "p" || !Number.isInteger(level) || level < 1) continue;
    if (open[0]?.list.nextElementSibling !== paragraph) open = [];
    const name = sign.kind === "bullet" ? "ul" : "ol";
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    // A different marker type or list id starts a new list.
    const last = open.at(-1);
    if (last?.level === level && (last.list.localName !== name || last.id !== id)) open.pop();
    if (open.at(-1)?.level !== level) {
      const around = open.at(-1)?.list;
      if (sign.kind === "later") {
        // Lists render from 1, so other start numbers stay as text.
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

/** Word for the web writes each item as a separate list, with its level in an attribute. */
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

/** Removes a paragraph's list marker and the padding after it. */
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

/** Symbol fonts: Word's bullets are an "l" in Wingdings or an "o" in Courier New. */
function isSymbolFont(family: string, sign: string): boolean {
  const [first = ""] = family.split(",").map((name) => name.trim().replaceAll('"', "").replaceAll("'", ""));
  return (
    ["wingdings", "wingdings 2", "wingdings 3", "webdings", "symbol"].includes(first) ||
    (first === "courier new" && sign.trim() === "o")
  );
}

const FIRST: ReadonlySet<string> = new Set("1 a i 一 壱 壹 ア い あ イ 甲 子 ❶ ➀ ➊ ⓵".split(" "));

function kindOf(sign: string): Sign["kind"] {
  // NFKC maps ①, ⑴, ㈠, Ⅰ, ㋐ and ｱ to the plain character.
  const core = sign
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
  if (core === "") return "bullet";
  return FIRST.has(core) ? "first" : "later";
}

function isList(element: Element | null): element is HTMLUListElement | HTMLOListElement {
  return element?.localName === "ul" || element?.localName === "ol";
}

/** Fixes list structure in place: items in lists, no empty items, numbers as rendered. */
export function repairLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll("li")) adopt(item);
  for (const item of [...body.querySelectorAll("li")]) {
    const lists = [...item.children].filter(isList);
    // Artefact of copying part of a nested list.
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

/** Moves lists nested directly in a list into the item above; unwraps those before the first item. */
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

/** The site numbers every list from 1: other numbers become text. */
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
