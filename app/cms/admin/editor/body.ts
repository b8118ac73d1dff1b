// Converts between HTML and the editor's document. Blocks the document cannot represent exactly become raw HTML nodes.

import { DOMParser, DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { bodyOf, inertDocument, isBlock, isElement } from "./html/inert.ts";
import { meaningOf } from "./html/meaning.ts";

export function readBody(schema: Schema, html: string): Node {
  const nodes: Node[] = [];
  for (const { element } of blocksOf(html)) {
    const last = nodes.at(-1);
    if (element.localName === "script" && last?.type.name === "rawHtml") {
      // Keep a social post together with its script.
      nodes[nodes.length - 1] = rawHtml(schema, `${last.attrs.html}\n${element.outerHTML}`);
    } else nodes.push(readBlock(schema, element) ?? rawHtml(schema, element.outerHTML));
  }
  const last = nodes.at(-1);
  // Always end with an editable line.
  if (last?.type.name !== "paragraph") nodes.push(schema.node("paragraph"));
  return schema.node("doc", null, nodes);
}

/** Returns whether all text is inside blocks, so that the body is HTML. */
export function isHtmlBody(text: string): boolean {
  return blocksOf(text).every(({ isLoose }) => !isLoose);
}

function blocksOf(html: string): { element: Element; isLoose: boolean }[] {
  const blocks: { element: Element; isLoose: boolean }[] = [];
  let paragraph: Element | null = null;
  for (const node of [...bodyOf(html).childNodes]) {
    if (isElement(node) && isBlock(node)) {
      blocks.push({ element: node, isLoose: false });
      paragraph = null;
    } else if (isElement(node) || (node.nodeType === 3 && (paragraph || node.nodeValue?.trim()))) {
      if (!paragraph) {
        paragraph = inertDocument().createElement("p");
        blocks.push({ element: paragraph, isLoose: true });
      }
      paragraph.append(node);
    }
  }
  return blocks;
}

const rawHtml = (schema: Schema, html: string) => schema.node("rawHtml", { html });

const WIDGETS = ".twitter-tweet, .instagram-media, .tiktok-embed";

/** Returns the block as an editor node; null if it does not survive a round trip. */
function readBlock(schema: Schema, element: Element): Node | null {
  if (element.matches(WIDGETS) || element.querySelector(WIDGETS)) return null;
  const holder = inertDocument().createElement("body");
  holder.append(element.cloneNode(true));
  const parsed = DOMParser.fromSchema(schema).parse(holder);
  const node = parsed.childCount === 1 ? parsed.firstChild : null;
  if (!node || hasTornTable(node) || meaningOf(bodyOf(writeBlock(node))) !== meaningOf(holder)) return null;
  return node;
}

function hasTornTable(block: Node): boolean {
  let isTorn = block.type.name === "table" && TableMap.get(block).problems !== null;
  block.descendants((node) => {
    isTorn ||= node.type.name === "table" && TableMap.get(node).problems !== null;
  });
  return isTorn;
}

export function writeBody(doc: Node): string {
  return doc.children
    .filter((node) => node.type.name !== "paragraph" || node.childCount > 0)
    .map(writeBlock)
    .join("\n");
}

/** Nodes are immutable: caches their HTML, so that only changed blocks are serialised. */
const written = new WeakMap<Node, string>();

function writeBlock(node: Node): string {
  if (node.type.name === "rawHtml") return node.attrs.html;
  const known = written.get(node);
  if (known !== undefined) return known;
  const body = inertDocument().createElement("body");
  body.append(DOMSerializer.fromSchema(node.type.schema).serializeNode(node, { document: inertDocument() }));
  tidy(body);
  written.set(node, body.innerHTML);
  return body.innerHTML;
}

function tidy(body: HTMLElement): void {
  for (const caption of body.querySelectorAll("figure > figcaption:empty")) caption.remove();
  for (const table of body.querySelectorAll("table")) writeHead(table);
  for (const item of body.querySelectorAll("li")) {
    const [only, ...more] = Array.from(item.children).filter(({ localName }) => localName === "p");
    if (only && more.length === 0 && only.attributes.length === 0) only.replaceWith(...only.childNodes);
  }
  for (const raw of body.querySelectorAll("[data-raw-html]")) raw.outerHTML = raw.getAttribute("data-raw-html") ?? "";
}

/** A first row of header cells becomes the table head. */
function writeHead(table: HTMLTableElement): void {
  const [first, ...more] = table.rows;
  if (!first || more.length === 0 || Array.from(first.cells).some(({ localName }) => localName !== "th")) return;
  table.createTHead().append(first);
}

/** Names what the editor would lose: comments and attributes that visitors do not see. */
export function lostInEditor(html: string, doc: Node): string[] {
  const left = detailsOf(bodyOf(writeBody(doc)));
  return [...detailsOf(bodyOf(html))].filter((detail) => !left.has(detail));
}

function detailsOf(body: HTMLElement): Set<string> {
  const details = new Set<string>();
  const walker = body.ownerDocument.createTreeWalker(body, 1 | 128);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isElement(node)) details.add("コメント");
    else for (const { name } of node.attributes) details.add(`<${node.localName}>の${name}`);
  }
  return details;
}
