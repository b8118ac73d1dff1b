// Parses lines with the starter book, and formats items for comparison.

import type { GenotypeItem } from "../src/genes/gene.ts";
import { type ParsedLine, parseLine } from "../src/reading/parse-line.ts";
import { starterBook } from "./starter-book.ts";

export function readLine(line: string): ParsedLine {
  const parsed = parseLine(starterBook, line);
  if (!parsed.ok) throw new Error(line);
  return parsed.line;
}

/** Returns sorted items as text: "clown:het pastel:visual". */
export const itemsKey = (items: readonly GenotypeItem[]) =>
  items
    .map(({ gene, state, percent }) => `${gene}:${state}${percent ?? ""}`)
    .sort()
    .join(" ");
