// Writing without any formatting on the clipboard, as a memo holds it: ・ lists, # headings, an address alone on a line.
// It is read as the box without scripts reads it.

import { escapeAttribute, escapeText } from "#app/platform/richtext/clean-html.ts";
import { withHabits } from "#app/platform/richtext/writing-lines.ts";

const code = /^[^\S\n]*(?:<[a-z!/]|```|~~~)/im;
const point = /^( *)(-|\d+\.) (.*)$/;
const title = /^(#{1,6}) (.*)$/;
const block = /^<(?:iframe|blockquote|figure)\b/;

/** The text as blocks of HTML; null where nothing is marked, where it is one line, and for code. */
export function writtenBlocks(text: string): string | null {
  const plain = text.trim();
  if (!plain.includes("\n") || code.test(plain)) return null;
  const lines = withHabits(plain).split("\n");
  if (!lines.some((line) => point.test(line) || title.test(line) || block.test(line))) return null;
  const blocks: string[] = [];
  let words: string[] = [];
  let points: Point[] = [];
  const end = () => {
    if (words.length > 0) blocks.push(`<p>${words.map(escapeText).join("<br>")}</p>`);
    if (points.length > 0) blocks.push(listOf(points));
    words = [];
    points = [];
  };
  for (const line of lines) {
    const [, space = "", sign = "", text] = point.exec(line) ?? [];
    const [, level = "", name] = title.exec(line) ?? [];
    const isWords = text === undefined && name === undefined && line.trim() !== "" && !block.test(line);
    if (isWords ? points.length > 0 : text === undefined || words.length > 0) end();
    if (text !== undefined) points.push({ indent: space.length, tag: sign === "-" ? "ul" : "ol", text });
    else if (name !== undefined) blocks.push(headingOf(level.length, name));
    else if (block.test(line)) blocks.push(`<div data-island="${escapeAttribute(line)}"></div>`);
    else if (isWords) words.push(line.replace(/^<(https?:\S+)>$/, "$1").trim());
  }
  end();
  return blocks.join("");
}

function headingOf(level: number, name: string): string {
  const tag = `h${Math.min(level + 1, 4)}`;
  return `<${tag}>${escapeText(name)}</${tag}>`;
}

interface Point {
  indent: number;
  tag: "ul" | "ol";
  text: string;
}

function listOf(points: readonly Point[]): string {
  const open: Point[] = [];
  let html = "";
  for (const one of points) {
    let last = open.at(-1);
    while (last && (one.indent < last.indent || (one.indent === last.indent && one.tag !== last.tag))) {
      html += `</li></${last.tag}>`;
      open.pop();
      last = open.at(-1);
    }
    if (last?.indent === one.indent) html += "</li>";
    else {
      html += `<${one.tag}>`;
      open.push(one);
    }
    html += `<li>${escapeText(one.text)}`;
  }
  return (
    html +
    open
      .reverse()
      .map(({ tag }) => `</li></${tag}>`)
      .join("")
  );
}
