// A body into the editor and back: what nobody touched comes back in the very letters it was written in.

import { DOMParser, DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { bodyOf, inertDocument } from "./html/inert.ts";
import { meaningOf } from "./html/meaning.ts";
import { pack, unpack } from "./html/pack.ts";
import { type Block, splitBody } from "./html/split.ts";

interface Origin {
  before: string;
  source: string;
  place: number;
}

export interface BodyMemory {
  byNode: WeakMap<Node, Origin>;
  /** The same block, made anew by an undo or a move. */
  byContent: Map<string, Origin>;
  origins: Origin[];
  after: string;
}

export function readBody(schema: Schema, html: string): { doc: Node; memory: BodyMemory } {
  const split = html.trim() === "" ? { blocks: [], after: html } : splitBody(html);
  // What cannot be cut is one block of HTML.
  const { blocks, after } = split ?? { blocks: [{ before: "", source: html, isLoose: false }], after: "" };
  const memory: BodyMemory = { byNode: new WeakMap(), byContent: new Map(), origins: [], after };
  const nodes = blocks.map((block, place) => {
    const node = (split && readBlock(schema, block)) ?? schema.node("island", { html: block.source });
    const origin = { before: block.before, source: block.source, place };
    memory.byNode.set(node, origin);
    const key = contentKey(node);
    if (!memory.byContent.has(key)) memory.byContent.set(key, origin);
    memory.origins.push(origin);
    return node;
  });
  const last = nodes.at(-1);
  // There is always a line to write on at the end.
  if (!last?.isTextblock || last.type.name === "figure") nodes.push(schema.node("paragraph"));
  return { doc: schema.node("doc", null, nodes), memory };
}

const widgets = /\b(twitter-tweet|instagram-media|tiktok-embed)\b/;

/** The block as the editor's own; null where it would not come back saying the same. */
function readBlock(schema: Schema, { source, isLoose }: Block): Node | null {
  if (widgets.test(source)) return null;
  const body = bodyOf(source);
  const wanted = bodyOf(isLoose ? `<p>${source}</p>` : source);
  pack(body);
  const parsed = DOMParser.fromSchema(schema).parse(body);
  const node = parsed.childCount === 1 ? parsed.firstChild : null;
  if (!node || hasTornTable(node) || meaningOf(bodyOf(writeBlock(node))) !== meaningOf(wanted)) return null;
  return node;
}

function hasTornTable(block: Node): boolean {
  let isTorn = block.type.name === "table" && TableMap.get(block).problems !== null;
  block.descendants((node) => {
    isTorn ||= node.type.name === "table" && TableMap.get(node).problems !== null;
  });
  return isTorn;
}

const written = new WeakMap<Node, string>();

/** One block as HTML. */
function writeBlock(node: Node): string {
  if (node.type.name === "island") return node.attrs.html;
  const known = written.get(node);
  if (known !== undefined) return known;
  const body = inertDocument().createElement("body");
  body.append(DOMSerializer.fromSchema(node.type.schema).serializeNode(node, { document: inertDocument() }));
  unpack(body);
  written.set(node, body.innerHTML);
  return body.innerHTML;
}

export function writeBody(doc: Node, memory: BodyMemory): string {
  const blocks = doc.children.map((node) => ({ node, origin: originOf(node, memory) }));
  const written = blocks.filter(({ node, origin }) => origin || !isEmptyParagraph(node));
  const used = new Set(written.map(({ origin }) => origin?.place));
  let above = -1;
  let html = "";
  for (const { node, origin } of written) {
    // A block that was changed keeps what stood before it.
    const changed = used.has(above + 1) ? undefined : memory.origins[above + 1];
    const known = origin ?? changed;
    if (!origin && changed) used.add(changed.place);
    html += gap(html, known) + (origin?.source ?? writeBlock(node));
    if (known) above = known.place;
  }
  return written.length > 0 || memory.origins.length === 0 ? html + memory.after : "";
}

/** What is between what is written so far and a block that was once known. */
function gap(above: string, known: Origin | undefined): string {
  if (above === "") return known?.place === 0 ? known.before : (known?.before.trimStart() ?? "");
  return !known || (known.place === 0 && known.before === "") ? "\n" : known.before;
}

function originOf(node: Node, memory: BodyMemory): Origin | undefined {
  return memory.byNode.get(node) ?? memory.byContent.get(contentKey(node));
}

function isEmptyParagraph(node: Node): boolean {
  return node.type.name === "paragraph" && node.childCount === 0;
}

const keys = new WeakMap<Node, string>();

function contentKey(node: Node): string {
  const key = keys.get(node) ?? JSON.stringify(node.toJSON());
  keys.set(node, key);
  return key;
}
