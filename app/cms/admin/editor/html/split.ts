// A body cut into its blocks, each with the very letters it was written in. Nothing is guessed: where the pieces, each read by
// itself, are not what the whole is, there is no cutting.

import { bodyOf } from "./inert.ts";
import { blockNames, endsParagraph, rawNames, voidNames } from "./names.ts";

export interface Block {
  /** What is between the block above and this one: white space, comments. */
  before: string;
  source: string;
  /** Words outside of any block. */
  isLoose: boolean;
}

export interface SplitBody {
  blocks: Block[];
  /** What is after the last. */
  after: string;
}

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+|</gi;

interface Span {
  start: number;
  end: number;
  isLoose: boolean;
}

/** The blocks in order; null where the HTML cannot be cut safely. */
export function splitBody(html: string): SplitBody | null {
  const spans = spansOf(html);
  let from = 0;
  const blocks = spans.map(({ start, end, isLoose }) => {
    const block = { before: html.slice(from, start), source: html.slice(start, end), isLoose };
    from = end;
    return block;
  });
  const after = html.slice(from);
  const pieces = [...blocks.map(({ before, source }) => before + source), after];
  return pieces.map((piece) => bodyOf(piece).innerHTML).join("") === bodyOf(html).innerHTML ? { blocks, after } : null;
}

function spansOf(html: string): Span[] {
  const spans: Span[] = [];
  const open: string[] = [];
  let current: Span | null = null;
  const begin = (start: number, isLoose: boolean): Span => {
    const span = { start, end: start, isLoose };
    spans.push(span);
    return span;
  };
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [text, slash, written] = match;
    const name = written?.toLowerCase();
    const end = match.index + text.length;
    if (name !== undefined && slash === "") {
      // A paragraph ends where a block begins.
      if (open.at(-1) === "p" && endsParagraph(name)) open.pop();
      const isBlock = blockNames.has(name);
      if (open.length === 0) {
        const last = spans.at(-1);
        const belongsAbove = name === "script" && last && html.slice(last.end, match.index).trim() === "";
        if (belongsAbove) current = last;
        else if (isBlock || !current?.isLoose) current = begin(match.index, !isBlock);
      }
      if (!voidNames.has(name)) open.push(name);
      if (rawNames.has(name)) skipLetters(html, name);
      if (current) current.end = end;
    } else if (name !== undefined) {
      const index = open.lastIndexOf(name);
      if (index < 0) continue;
      open.length = index;
      if (current) current.end = end;
    } else if (open.length > 0) {
      if (current) current.end = end;
    } else if (text.trim() !== "" && !text.startsWith("<!--")) {
      if (!current?.isLoose) current = begin(match.index + text.search(/\S/), true);
      current.end = match.index + text.trimEnd().length;
    }
    if (open.length === 0 && current && !current.isLoose) current = null;
  }
  return spans;
}

function skipLetters(html: string, name: string): void {
  const end = html.toLowerCase().indexOf(`</${name}`, token.lastIndex);
  token.lastIndex = end < 0 ? html.length : end;
}
