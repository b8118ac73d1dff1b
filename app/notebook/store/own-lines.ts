// The keeper's own snakes as lines, for the tools of the site.

import {
  type GeneBook,
  type OwnAnswer,
  ownAnswers,
  ownLine,
  printGenotype,
  readAnimal,
  readOwnLine,
} from "@borupa/genetics";
import { shownCopies } from "@borupa/snake-drawing";
import { inShelfOrder, newSnake, type Snake } from "#app/notebook/snakes/snake.ts";
import { geneBook } from "./genes.ts";
import { allSnakes } from "./notebook.ts";
import { migrateOnce } from "./old-places.ts";
import { SNAKE } from "./readings.ts";
import { creation, writeChanges } from "./things.ts";

/** Returns the snakes that are here, sorted by enclosure. */
export async function ownLines(): Promise<string[]> {
  await migrateOnce();
  const here = (await allSnakes()).map(({ snake }) => snake).filter(({ standing }) => standing === "here");
  return inShelfOrder(here.filter(({ isExample }) => !isExample)).map(ownLine);
}

/** Returns possible hets of the own snakes. */
export async function possibleHets() {
  const book = await geneBook();
  const lines = await ownLines();
  return lines.flatMap((line) => {
    const { name, genes } = readOwnLine(book, line);
    const read = readAnimal(book, genes);
    if (!read.ok) return [];
    return read.line.items.flatMap(({ gene, state, percent }) =>
      state === "pos-het" && percent ? { name, gene: book.genes.get(gene)?.nameJa ?? gene, percent } : [],
    );
  });
}

/** Returns the own snakes with their visible genes; leaves out those without any. */
export async function ownMorphs() {
  const book = await geneBook();
  return (await ownLines()).flatMap((line) => {
    const { name, genes } = readOwnLine(book, line);
    const morphs = visibleGenes(book, genes).map((id) => ({ id, title: book.genes.get(id)?.nameJa ?? id }));
    return morphs.length > 0 ? [{ name, morphs }] : [];
  });
}

/** Preview of a typed line as a snake. */
export interface OwnRow extends Pick<Snake, "name" | "sex" | "genotype"> {
  /** Parsed genes; null if the line is ambiguous, which `problem` explains. */
  genes: string | null;
  problem: string;
  answers: OwnAnswer[];
  isKnown: boolean;
}

/** Parses lines into the snakes they would be stored as. */
export async function readLines(lines: readonly string[]): Promise<OwnRow[]> {
  const [known, book] = [new Set(await ownLines()), await geneBook()];
  return lines.map((line, i) => {
    const own = readOwnLine(book, line);
    const { name, sex, genes } = own;
    const snake = { name: name || `わたしの個体${i + 1}`, sex, genotype: genes };
    const read = readAnimal(book, genes, "手帖に入れません");
    return {
      ...snake,
      genes: read.ok ? printGenotype(book, read.line.items) : null,
      problem: read.ok ? "" : (read.refusals[0]?.message ?? ""),
      answers: read.ok ? [] : ownAnswers(own, read.refusals.slice(0, 1)),
      isKnown: known.has(ownLine(snake)),
    };
  });
}

export async function addRows(rows: readonly OwnRow[]): Promise<void> {
  const snakes = rows.map(({ name, sex, genotype }) => ({ ...newSnake, name, sex, genotype }));
  await writeChanges(snakes.map((fields) => creation(SNAKE, fields)));
}

/** Returns the ids of visible genes in the order of the line; empty if it is ambiguous. Synonyms are resolved. */
export function visibleGenes(book: GeneBook, genes: string): string[] {
  const read = readAnimal(book, genes);
  return read.ok ? [...shownCopies(book, read.line.items).keys()] : [];
}
