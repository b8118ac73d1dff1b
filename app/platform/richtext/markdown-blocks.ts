// Paragraphs, headings, lists, tables and quotations as Markdown.

import { type ChildNode, type Element, isTag } from "domhandler";
import { type WriteText, writeInline } from "./markdown-inline.ts";

/** The block as Markdown; null where Markdown has no word for it. Whether it says the same is for the caller to see. */
export function writeBlock(node: ChildNode, write: WriteText): string | null {
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

/** Blocks one after the other; the words between them count as one. */
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
  // Items that hold paragraphs stand apart; the others follow each other.
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
