// One animal from a line, or the questions that the line leaves open: what every place that takes a line uses.

import type { GenotypeItem, OrRefusals } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { lineRefusals } from "./line-refusals.ts";
import { type ParsedLine, parseLine } from "./parse-line.ts";

interface Reading {
  /** Genes known of the animal besides the line. */
  others?: readonly GenotypeItem[];
  /** What is not done with a line that leaves something open. */
  undone?: string;
  readLine?: typeof parseLine;
}

/** Reads one animal. Nothing is made of a line that was not understood whole. */
export function readAnimal(book: GeneBook, line: string, options: Reading = {}): OrRefusals<{ line: ParsedLine }> {
  const { others, undone, readLine = parseLine } = options;
  const parsed = readLine(book, line);
  if (!parsed.ok) return parsed;
  const refusals = lineRefusals(book, parsed.line, others, undone);
  return refusals.length > 0 ? { ok: false, refusals } : parsed;
}
