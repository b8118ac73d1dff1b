// What a typed line says, read once with each gene book: visitors change one thing at a time, and many ask for the same animals.

import { LRUCache } from "lru-cache";
import { memoise } from "#app/platform/site/memoise.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { parseLine } from "#app/snake/reading/parse-line.ts";

const LINES_KEPT = 500;
/** Longer ones come from people who try what happens. */
const LENGTH_MAX = 200;

const linesOf = memoise((_: GeneBook) => new LRUCache<string, ReturnType<typeof parseLine>>({ max: LINES_KEPT }));

/** As `parseLine`. Callers must not change it. */
export function parseLineCached(book: GeneBook, line: string): ReturnType<typeof parseLine> {
  if (line.length > LENGTH_MAX) return parseLine(book, line);
  const lines = linesOf(book);
  const known = lines.get(line);
  if (known) return known;
  const read = parseLine(book, line);
  lines.set(line, read);
  return read;
}
