// Converts HTML to Markdown for editing in files, only if it converts back to identical HTML.

import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { escapeAttribute, voidElements } from "#app/platform/richtext/clean-html.ts";
import { isTooBig } from "#app/platform/richtext/measure.ts";
import { htmlOfMarkdown } from "./markdown.server.ts";

// Inline content as Markdown; unknown elements stay HTML.

type WriteText = (text: string) => string;

/** Most Japanese text contains no Markdown syntax. */
const asWritten: WriteText = (text) => text;

const escaped: WriteText = (text) =>
  text
    .replaceAll(/[\\`*_[\]<>&~|#]/g, "\\$&")
    .replaceAll(/^(\s*)([-+]|\d+(?=[.)]))/g, (_, space, mark) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );

function writeInline(nodes: readonly ChildNode[], write: WriteText): string {
  return nodes.map((node) => writeOne(node, write)).join("");
}

const marks: Readonly<Record<string, string>> = { strong: "**", em: "*", s: "~~" };

function writeOne(node: ChildNode, write: WriteText): string {
  if (isText(node)) return write(node.data);
  if (!isTag(node)) return "";
  const inside = writeInline(node.children, write);
  const attributes = Object.entries(node.attribs);
  const mark = marks[node.name];
  if (mark && attributes.length === 0) return `${mark}${inside}${mark}`;
  if (node.name === "code" && attributes.length === 0) return `\`${DomUtils.textContent(node)}\``;
  if (node.name === "a" && attributes.length === 1 && node.attribs.href) return `[${inside}](${node.attribs.href})`;
  const tag = `<${node.name}${attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("")}>`;
  return voidElements.has(node.name) ? tag : `${tag}${inside}</${node.name}>`;
}

/** Returns the block as Markdown; null if unsupported. The caller verifies the round trip. */
function writeBlock(node: ChildNode, write: WriteText): string | null {
  if (!isTag(node)) return null;
  const { name, children } = node;
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return `${"#".repeat(Number(heading))} ${writeInline(children, write)}`;
  if (name === "p") return writeInline(children, write);
  if (name === "hr") return "---";
  if (name === "ul" || name === "ol") return writeList(node, write);
  if (name === "table") return writeTable(node, write);
  if (name === "blockquote") return writeBlocks(children, write, "\n\n").replaceAll(/^/gm, "> ");
  return null;
}

const blockNames = new Set("p ul ol table blockquote hr h1 h2 h3 h4 h5 h6".split(" "));

/** Joins blocks; loose text between them counts as a block. */
function writeBlocks(nodes: readonly ChildNode[], write: WriteText, between: string): string {
  const blocks: string[] = [];
  let words: ChildNode[] = [];
  const endWords = () => {
    const text = writeInline(words, write).trim();
    if (text !== "") blocks.push(text);
    words = [];
  };
  for (const node of nodes) {
    if (isTag(node) && blockNames.has(node.name)) {
      endWords();
      blocks.push(writeBlock(node, write) ?? "");
    } else {
      words.push(node);
    }
  }
  endWords();
  return blocks.join(between);
}

function writeList(list: Element, write: WriteText): string {
  const items = elementsIn(list, ["li"]);
  const first = Number(list.attribs.start ?? 1);
  // Lists with paragraphs in their items are loose, others tight.
  const between = items.some((item) => elementsIn(item, ["p"]).length > 0) ? "\n\n" : "\n";
  return items
    .map((item, place) => {
      const marker = list.name === "ol" ? `${first + place}. ` : "- ";
      const indent = " ".repeat(marker.length);
      return marker + writeBlocks(item.children, write, between).replaceAll(/\n(?!\n)/g, `\n${indent}`);
    })
    .join(between);
}

function writeTable(table: Element, write: WriteText): string | null {
  const rows = elementsIn(table, ["thead", "tbody"]).flatMap((part) => elementsIn(part, ["tr"]));
  const cells = rows.map((row) =>
    elementsIn(row, ["th", "td"]).map((cell) => writeInline(cell.children, write).replaceAll(/(?<!\\)\|/g, "\\|")),
  );
  const [head, ...body] = cells;
  if (!head || rows.some((row) => elementsIn(row, ["th", "td"]).length !== head.length)) return null;
  const line = (row: readonly string[]) => `| ${row.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

function elementsIn(parent: Element, names: readonly string[]): Element[] {
  return parent.children.filter(isTag).filter((child) => names.includes(child.name));
}

/** Returns Markdown that `htmlOfMarkdown` converts to exactly this HTML; null if impossible. Unsupported blocks stay HTML. */
export function markdownOfHtml(html: string): string | null {
  if (isTooBig(html)) return null;
  const blocks: string[] = [];
  for (const node of parseDocument(html, { withStartIndices: true, withEndIndices: true }).children) {
    const source = html.slice(node.startIndex ?? 0, (node.endIndex ?? -1) + 1);
    if (source.trim() === "") continue;
    const block = [writeBlock(node, asWritten), writeBlock(node, escaped), source].find(
      (written) => written !== null && htmlOfMarkdown(written) === source,
    );
    if (block == null) return null;
    blocks.push(block);
  }
  const markdown = blocks.join("\n\n");
  return htmlOfMarkdown(markdown) === html ? markdown : null;
}
