// Emphasis of pasted HTML: what each run of words looks like in its source, by elements and styles together, as marks of an article.

import { isBlock, isElement } from "../html/names.ts";
import type { StyleOf } from "./styles.ts";

interface Look {
  bold: boolean;
  italic: boolean;
  strike: boolean;
  underline: boolean;
  position: "" | "sub" | "super";
}

const plain: Look = { bold: false, italic: false, strike: false, underline: false, position: "" };

/** In place: words get the marks of their look. The elements and styles that made the look may go. */
export function markEmphasis(body: HTMLElement, styleOf: StyleOf): void {
  mark(body, plain, styleOf);
}

function mark(parent: Element, look: Look, styleOf: StyleOf): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === 3 && node.nodeValue?.trim()) wrap(node as Text, look);
    else if (isElement(node) && node.localName === "ruby") wrap(node, look);
    else if (isElement(node) && node.localName !== "pre") mark(node, lookOf(node, look, styleOf), styleOf);
  }
}

function lookOf(element: Element, outer: Look, styleOf: StyleOf): Look {
  const name = element.localName;
  // These are bold by themselves.
  if (/^(h[1-6]|th)$/.test(name)) return { ...outer, bold: false };
  const isInHeading = element.closest("h1, h2, h3, h4, h5, h6, th") !== null;
  const weight = styleOf(element, "font-weight");
  const bold = weight === "" ? name === "b" || name === "strong" || outer.bold : isBold(weight, outer.bold);
  const slant = styleOf(element, "font-style");
  const italic = slant === "" ? name === "i" || name === "em" || outer.italic : isItalic(slant, outer.italic);
  const lines = `${styleOf(element, "text-decoration-line")} ${styleOf(element, "text-decoration")}`.split(" ");
  const align = isBlock(element) ? "" : styleOf(element, "vertical-align");
  const position = name === "sup" || align === "super" ? "super" : name === "sub" || align === "sub" ? "sub" : null;
  return {
    bold: bold && !isInHeading,
    italic,
    strike: outer.strike || /^(s|del|strike)$/.test(name) || lines.includes("line-through"),
    // A link is underlined anyway.
    underline:
      name !== "a" && !element.closest("a") && (outer.underline || name === "u" || lines.includes("underline")),
    position: position ?? (align === "baseline" ? "" : outer.position),
  };
}

function isBold(weight: string, outer: boolean): boolean {
  if (weight === "inherit") return outer;
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}

function isItalic(slant: string, outer: boolean): boolean {
  return slant === "inherit" ? outer : slant.startsWith("italic") || slant.startsWith("oblique");
}

function wrap(node: Text | Element, { bold, italic, strike, underline, position }: Look): void {
  const names = [
    ...(bold ? ["strong"] : []),
    ...(italic ? ["em"] : []),
    ...(strike ? ["s"] : []),
    ...(underline ? ["u"] : []),
    ...(position === "" ? [] : [position === "super" ? "sup" : "sub"]),
  ];
  for (const name of names) {
    const marked = node.ownerDocument.createElement(name);
    marked.setAttribute("data-look", "");
    node.replaceWith(marked);
    marked.append(node);
  }
}
