// Words, emphasis and links as Markdown; any other element as the HTML it is.

import { type ChildNode, isTag, isText } from "domhandler";
import { DomUtils } from "htmlparser2";
import { escapeAttribute, voidElements } from "./clean-html.ts";

/** How a text's own characters are written. */
export type WriteText = (text: string) => string;

/** Most Japanese text has no character that means anything in Markdown. */
export const asWritten: WriteText = (text) => text;

/** Every character that could mean something stands for itself. */
export const escaped: WriteText = (text) =>
  text
    .replaceAll(/[\\`*_[\]<>&~|#]/g, "\\$&")
    .replaceAll(/^(\s*)([-+]|\d+(?=[.)]))/g, (_, space, mark) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );

export function writeInline(nodes: readonly ChildNode[], write: WriteText): string {
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
