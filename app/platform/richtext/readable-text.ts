import { type ChildNode, type Element, hasChildren, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { isTooBig } from "./measure.ts";
import { blockElements, paragraphsOf } from "./plain-text.ts";

/** Returns one line per paragraph, heading, item and row; describes pictures, links and embeds in words. */
export function readableText(html: string): string {
  if (isTooBig(html)) return paragraphsOf(html).join("\n");
  const lines: string[] = [];
  let line = "";
  const end = () => {
    const words = line.replace(/[ \t\n]+/g, " ").trim();
    if (words !== "") lines.push(words);
    line = "";
  };
  const walk = (node: ChildNode): void => {
    if (isText(node)) line += node.data;
    if (!isTag(node) || SILENT.has(node.name)) return;
    const isBlock = blockElements.has(node.name) && !CELLS.has(node.name);
    if (isBlock) end();
    line += before(node);
    if (hasChildren(node)) for (const child of node.children) walk(child);
    line += after(node);
    if (isBlock) end();
  };
  for (const node of parseDocument(html).children) walk(node);
  end();
  return lines.join("\n");
}

const SILENT = new Set(["script", "style", "template", "rp"]);
const CELLS = new Set(["td", "th"]);

function before({ name, attribs, parent, prev }: Element): string {
  if (/^h[1-6]$/.test(name)) return "■ ";
  if (name === "li") return parent && isTag(parent) && parent.name === "ol" ? "1. " : "・";
  if (name === "blockquote") return "＞ ";
  if (CELLS.has(name)) return prev ? " ｜ " : "";
  if (name === "img") return `［画像：${attribs.alt || attribs.src}］`;
  if (name === "iframe") return `［埋め込み：${attribs.src}］`;
  return name === "hr" ? "――――" : "";
}

function after({ name, attribs }: Element): string {
  return name === "a" && attribs.href ? `（${attribs.href}）` : "";
}
