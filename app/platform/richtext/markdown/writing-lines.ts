// Normalises lines typed in Japanese style to Markdown: ・ and １． lists, ＃ headings, ＞ quotes, and an address or picture alone on a line.

import { figureOfCode } from "#app/platform/richtext/picture-code.ts";
import { embedOfAddress } from "#app/platform/richtext/social/embed-address.ts";

const fence = /^ {0,3}(`{3,}|~{3,})/;
const tag = /^ {0,3}<[/!]?[a-z]/i;
const heading = /^[ 　]{0,3}([#＃]{1,6})[ 　]+(?=\S)/;
const bullet = /^([ 　\t]*)(?:[・･](?![・･])|[-*+](?=[ 　]))[ 　]*(?=\S)/;
const numbered = /^([ 　\t]*)([0-9０-９]{1,3})(?:[．）](?![0-9０-９])[ 　]*|[.)][ 　]+)(?=\S)/;
const quote = /^[ 　]{0,3}＞(?![＞＜])[ 　]*(?=\S)/;
const frame = /^ {0,3}<iframe\b[^>]*>\s*<\/iframe>\s*$/i;
const address = /^[ 　]*(https?:\/\/\S+)[ 　]*$/i;

/** Converts the text to Markdown. Leaves fenced code and HTML blocks unchanged. */
export function normaliseHabits(source: string): string {
  const out: string[] = [];
  let fenced: string | null = null;
  let isHtml = false;
  /** Indentation of the list's first item; null outside lists. */
  let edge: number | null = null;
  for (const raw of source.split(/\r\n?|\n/)) {
    const line = raw.trim() === "" ? "" : raw;
    const mark = fence.exec(line)?.[1];
    if (mark && (fenced === null || mark.startsWith(fenced))) fenced = fenced === null ? mark : null;
    // A frame is complete in its line; other HTML blocks end at the next empty line.
    if (fenced === null && !isHtml && frame.test(line)) {
      edge = null;
      out.push(`\n${line}\n`);
      continue;
    }
    if (line === "") isHtml = false;
    else if (fenced === null && !mark && tag.test(line)) isHtml = true;
    if (fenced !== null || mark || isHtml) {
      edge = null;
      out.push(fenced === null ? line : raw);
      continue;
    }
    const item = itemOf(line);
    if (item) {
      edge ??= item.indent;
      out.push(" ".repeat(Math.max(0, item.indent - edge)) + item.text);
      continue;
    }
    // Unindented text after a list starts a paragraph; indented text continues the item.
    if (edge !== null && /^[^\s　]/.test(line)) {
      out.push("");
      edge = null;
    }
    out.push(lineOf(line));
  }
  return out.join("\n");
}

/** Parses a list item; null for other lines. A larger indent nests it. */
function itemOf(line: string): { indent: number; text: string } | null {
  const point = bullet.exec(line);
  const number = numbered.exec(line);
  const [whole = "", space = ""] = point ?? number ?? [];
  if (whole === "") return null;
  const marker = number && !point ? `${halfWidth(number[2] ?? "")}.` : "-";
  return { indent: spaces(space).length, text: `${marker} ${line.slice(whole.length)}` };
}

function lineOf(line: string): string {
  const level = heading.exec(line);
  if (level) return `${"#".repeat(level[1]?.length ?? 1)} ${line.slice(level[0].length)}`;
  const sign = quote.exec(line);
  if (sign) return `> ${line.slice(sign[0].length)}`;
  const url = address.exec(line)?.[1];
  const block = url ? embedOfAddress(url) : figureOfCode(line);
  if (block !== null) return `\n${block}\n`;
  if (url && !/[<>]/.test(url)) return `<${url}>`;
  return spaces(/^[ 　\t]*/.exec(line)?.[0] ?? "") + line.trimStart();
}

/** Counts an ideographic space as two. */
function spaces(space: string): string {
  return space.replaceAll("　", "  ");
}

function halfWidth(digits: string): string {
  return String(Number(digits.normalize("NFKC")));
}
