// Inline styles and style sheets of pasted HTML. Word's mso-* properties, which browsers drop, are parsed here.

import { isBlock, isElement } from "#app/cms/admin/editor/html/inert.ts";

/** A declaration, whose value may hold semicolons in strings, brackets and escapes. */
const DECLARATION = /([\w-]+)\s*:((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:[^()]|\([^()]*\))*\)|\\.|[^;])*)/gs;

/** Parses an inline style into lower-case values by property. */
function parseDeclarations(style: string): Map<string, string> {
  const found = style.replace(/\/\*.*?(?:\*\/|$)/gs, "").matchAll(DECLARATION);
  return new Map(
    Array.from(found, ([, property = "", value = ""]) => [property.toLowerCase(), value.trim().toLowerCase()]),
  );
}

export type StyleOf = (element: Element, property: string) => string;

/** Returns a style lookup. A property not declared on the element itself is "". */
export function readStyles(body: HTMLElement): StyleOf {
  const inline = new WeakMap<Element, Map<string, string>>();
  for (const element of body.querySelectorAll<HTMLElement>("[style]"))
    inline.set(element, parseDeclarations(element.getAttribute("style") ?? ""));
  const fromSheets = new WeakMap<Element, Map<string, string>>();
  for (const style of body.querySelectorAll("style"))
    for (const [element, property, value] of rulesOf(style.textContent ?? "", body)) {
      const known = fromSheets.get(element) ?? new Map<string, string>();
      fromSheets.set(element, known.set(property, value));
    }
  return (element, property) => {
    // The browser's parser expands shorthands.
    const known = "style" in element ? (element as HTMLElement).style.getPropertyValue(property) : "";
    return known.toLowerCase() || inline.get(element)?.get(property) || fromSheets.get(element)?.get(property) || "";
  };
}

const USED = [
  "font-weight",
  "font-style",
  "text-decoration-line",
  "vertical-align",
  "display",
  "visibility",
  "white-space",
];

function* rulesOf(text: string, body: HTMLElement): Generator<[Element, string, string]> {
  // Safari before 16.4 has no constructable style sheets.
  if (typeof CSSStyleSheet === "undefined" || !("replaceSync" in CSSStyleSheet.prototype)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const declared = USED.map((property) => [property, rule.style.getPropertyValue(property)] as const).filter(
      ([, value]) => value !== "",
    );
    if (declared.length === 0) continue;
    for (const element of body.querySelectorAll(rule.selectorText))
      for (const [property, value] of declared) yield [element, property, value.toLowerCase()];
  }
}

// Converts the emphasis of pasted HTML, from elements and styles, to article marks.

interface Look {
  bold: boolean;
  italic: boolean;
  strike: boolean;
  underline: boolean;
  position: "" | "sub" | "super";
}

const plain: Look = { bold: false, italic: false, strike: false, underline: false, position: "" };

/** Wraps text in marks, in place. The original elements and styles can then be dropped. */
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
  // Bold by default.
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
    // Links are underlined by default.
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
