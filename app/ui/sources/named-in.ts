// What a line about sources leads to: the known ones it names, and the addresses and DOIs that stand in it.

import { type Source, sources } from "./sources.ts";

export function sourcesNamedIn(text: string): readonly Source[] {
  return sources.filter(({ cited }) => cited.test(text));
}

export interface Piece {
  text: string;
  to?: string;
}

const ADDRESS =
  /\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)|(https?:\/\/[^\s、。；）」]+)|(?:doi:\s*)?(10\.\d{4,9}\/[^\s、。；）」]+)/gi;

/** The text with its links, addresses and DOIs; `[words](address)` is a link, as in articles. */
export function withAddresses(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: found, 1: words, 2: behind, 3: address, 4: doi } of text.matchAll(ADDRESS)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: words ?? found, to: behind ?? address ?? `https://doi.org/${doi}` });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
