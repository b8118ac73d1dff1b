// Canonical text of HTML as visitors see it, for comparison. Ignores the order of marks, <b> versus <strong>,
// collapsible white space, and whatever the sanitiser drops.

import { allowedValue } from "#app/platform/richtext/attribute.ts";
import { atomNames, inertDocument, isBlock, isElement, keptOf } from "./inert.ts";

const alike: Readonly<Record<string, string>> = { b: "strong", i: "em", strike: "s", del: "s" };

/** Attributes the sanitiser drops but the editor keeps, and their defaults. */
const held: ReadonlySet<string> = new Set(["colspan", "rowspan", "start"]);
const usual: ReadonlySet<string> = new Set(["colspan=1", "rowspan=1", "start=1"]);

export function meaningOf(parent: Element): string {
  let out = "";
  let run: [string, string][] = [];
  const endRun = () => {
    out += wordsOf(run);
    run = [];
  };
  const take = (node: Node, marks: readonly string[]) => {
    const marked = () => [...new Set(marks)].sort().join(" ");
    if (node.nodeType === 3) {
      for (const letter of node.nodeValue ?? "") run.push([letter, marked()]);
    } else if (isElement(node)) {
      const name = node.localName;
      if (name === "colgroup" || isBareSpan(node)) {
        if (name === "span") for (const child of node.childNodes) take(child, marks);
      } else if (isTransparent(node)) {
        endRun();
        for (const child of node.childNodes) take(child, marks);
        endRun();
      } else if (name === "pre") {
        endRun();
        out += `${codeOf(node)}</>`;
      } else if (isBlock(node) && !atomNames.has(name)) {
        endRun();
        out += `${tagOf(node)}${meaningOf(node)}</>`;
      } else if (name === "ruby") {
        run.push([node.outerHTML, marks.join(" ")]);
      } else if (atomNames.has(name) || !node.firstChild) {
        run.push([tagOf(node), marked()]);
      } else {
        for (const child of node.childNodes) take(child, [...marks, tagOf(node)]);
      }
    }
  };
  for (const child of parent.childNodes) take(child, []);
  endRun();
  return out;
}

function isBareSpan(element: Element): boolean {
  return element.localName === "span" && keptOf(element) === null;
}

/** Wrappers without visible effect: table sections, and a single paragraph in a list item or quote. */
function isTransparent(element: Element): boolean {
  const name = element.localName;
  if (name === "thead" || name === "tbody") return true;
  const parent = element.parentElement;
  if (name !== "p" || !parent || !/^(li|blockquote)$/.test(parent.localName) || keptOf(element)) return false;
  return Array.from(parent.children).filter(({ localName }) => localName === "p").length === 1;
}

/** Treats <pre> with and without <code> alike. */
function codeOf(pre: Element): string {
  const [code] = pre.children;
  const isWrapped = code?.localName === "code" && pre.childNodes.length === 1;
  const holder = isWrapped ? code : pre;
  const text = holder.children.length > 0 ? holder.innerHTML : (holder.textContent ?? "");
  return `${tagOf(pre)}${isWrapped ? tagOf(code) : "<code>"}${text.replace(/^\n/, "")}`;
}

const folds = /^[ \t\r\n\f]$/;

function wordsOf(run: readonly [string, string][]): string {
  const runs: [string, string][] = [];
  for (const [text, marks] of run) {
    const isSpace = folds.test(text);
    const last = runs.at(-1)?.[0];
    if (isSpace && (last === undefined || last === " " || last.startsWith("<br"))) continue;
    if (text.startsWith("<br") && last === " ") runs.pop();
    runs.push([isSpace ? " " : text, marks]);
  }
  if (runs.at(-1)?.[0] === " ") runs.pop();
  return runs
    .map(([text, marks], place) => (marks === (runs[place - 1]?.[1] ?? "") ? text : `{${marks}}${text}`))
    .join("");
}

function tagOf(element: Element): string {
  const tag = element.localName;
  const attributes = Array.from(element.attributes).flatMap(({ name, value }) => {
    const shown = held.has(name) ? value : allowedValue(tag, name, value);
    return shown === null ? [] : `${name}=${name === "style" ? canonicalStyle(shown) : shown}`;
  });
  const written = attributes.filter((attribute) => !usual.has(attribute)).sort();
  return `<${[alike[tag] ?? tag, ...written].join(" ")}>`;
}

function canonicalStyle(style: string): string {
  const element = inertDocument().createElement("p");
  element.style.cssText = style;
  return element.style.cssText;
}
