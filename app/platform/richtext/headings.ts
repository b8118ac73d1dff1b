// Gives the headings of a cleaned article ids to link to and places to break, and lists them as its contents.

import { attributesOf, type Piece, withAttributes } from "./clean-html.ts";
import { phrasesOf } from "./phrases.ts";
import { textOf } from "./plain-text.ts";
import type { ContentsItem } from "./rendered-article.ts";

/**
 * The pieces with an id on every h2 and h3 that has words, and the list of them. An id the author gave stays, unless another
 * element has it already; the others come from the heading's words, so they stay when sections move.
 */
export function withHeadingIds(pieces: readonly Piece[]): { pieces: Piece[]; contents: ContentsItem[] } {
  const out = withBreaks(pieces);
  const contents: ContentsItem[] = [];
  const taken = new Set<string>();
  const freeId = idsBesides(taken, pieces);
  let quoted = 0;
  pieces.forEach((piece, index) => {
    if (piece.type === "text") return;
    if (piece.name === "blockquote") quoted += piece.type === "open" ? 1 : -1;
    if (piece.type === "close") return;
    const own = attributesOf(piece.source).get("id");
    const isHeading = (piece.name === "h2" || piece.name === "h3") && quoted === 0;
    const text = isHeading ? headingText(pieces, index, piece.name) : "";
    if (text === "") {
      if (own !== undefined) taken.add(own);
      return;
    }
    const id = own && !taken.has(own) ? own : freeId(idOf(text));
    taken.add(id);
    out[index] = { ...piece, source: withAttributes(piece.source, { id }) };
    contents.push({ id, level: piece.name === "h2" ? 2 : 3, text });
  });
  return { pieces: out, contents };
}

const BROKEN = new Set(["h2", "h3", "th", "td"]);

/** The pieces with `<wbr>` between the phrases of their headings and cells. */
function withBreaks(pieces: readonly Piece[]): Piece[] {
  let isInside = false;
  return pieces.map((piece) => {
    if (piece.type !== "text") {
      if (BROKEN.has(piece.name)) isInside = piece.type === "open";
      return piece;
    }
    return isInside ? { ...piece, source: phrasesOf(piece.source).join("<wbr>") } : piece;
  });
}

function headingText(pieces: readonly Piece[], opening: number, name: string): string {
  let words = "";
  for (let index = opening; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece || (piece.type === "close" && piece.name === name)) break;
    words += piece.source;
  }
  return textOf(words);
}

/** A short name made of the words (FNV-1a): Japanese words themselves would make unreadable addresses. */
function idOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return `h-${hash.toString(36)}`;
}

/** Gives each wanted id, numbered from the second on, that neither is in the article nor has been given. */
function idsBesides(taken: ReadonlySet<string>, pieces: readonly Piece[]): (wanted: string) => string {
  const authors = new Set(
    pieces.flatMap((piece) => (piece.type === "open" ? (attributesOf(piece.source).get("id") ?? []) : [])),
  );
  const numbers = new Map<string, number>();
  return (wanted) => {
    for (let number = (numbers.get(wanted) ?? 0) + 1; ; number += 1) {
      const id = number === 1 ? wanted : `${wanted}-${number}`;
      numbers.set(wanted, number);
      if (!taken.has(id) && !authors.has(id)) return id;
    }
  };
}
