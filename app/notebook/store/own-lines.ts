// The keeper's own snakes as the tools of the site take them: one line each.

import { type GeneBook, printGenotype, readAnimal } from "@borupa/genetics";
import { shownCopies } from "@borupa/snake-drawing";
import { type OwnAnswer, ownAnswers, readOwnLine } from "#app/kinds/ball/tables/own-line.ts";
import { ownLine } from "#app/kinds/ball/tables/write-line.ts";
import { newId } from "#app/notebook/model/ids.ts";
import { inShelfOrder, newSnake, type Snake } from "#app/notebook/snakes/snake.ts";
import { geneBook } from "./genes.ts";
import { allSnakes } from "./notebook.ts";
import { moveInOnce } from "./old-places.ts";
import { SNAKE } from "./readings.ts";
import { type Change, writeChanges } from "./things.ts";

/** Those that are here, in the order of the shelf. */
export async function ownLines(): Promise<string[]> {
  await moveInOnce();
  const here = (await allSnakes()).map(({ snake }) => snake).filter(({ standing }) => standing === "here");
  return inShelfOrder(here.filter(({ isExample }) => !isExample)).map(ownLine);
}

/** Genes that own snakes may carry unseen. */
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

/** Own snakes with the genes that can be seen of them; a snake of which none is seen is left out. */
export async function ownMorphs() {
  const book = await geneBook();
  return (await ownLines()).flatMap((line) => {
    const { name, genes } = readOwnLine(book, line);
    const morphs = seenGenes(book, genes).map((id) => ({ id, title: book.genes.get(id)?.nameJa ?? id }));
    return morphs.length > 0 ? [{ name, morphs }] : [];
  });
}

/** A typed line as the snake it would make. */
export interface OwnRow extends Pick<Snake, "name" | "sex" | "genotype"> {
  /** Its genes as they were read; null where the line leaves something open, which `problem` says. */
  genes: string | null;
  problem: string;
  answers: OwnAnswer[];
  /** It is in the notebook already. */
  isKnown: boolean;
}

/** Typed lines as they would be stored. */
export async function readLines(lines: readonly string[]): Promise<OwnRow[]> {
  const [known, book] = [new Set(await ownLines()), await geneBook()];
  return lines.map((line, i) => {
    const own = readOwnLine(book, line);
    const { name, sex, genes } = own;
    const snake = { name: name || `わたしの個体${i + 1}`, sex, genotype: genes };
    const read = readAnimal(book, genes, { undone: "手帖に入れません" });
    return {
      ...snake,
      genes: read.ok ? printGenotype(book, read.line.items) : null,
      problem: read.ok ? "" : (read.refusals[0]?.message ?? ""),
      answers: read.ok ? [] : ownAnswers(own, read.refusals.slice(0, 1)),
      isKnown: known.has(ownLine(snake)),
    };
  });
}

/** Makes snakes of rows. */
export async function keepRows(rows: readonly OwnRow[]): Promise<void> {
  const snakes = rows.map(({ name, sex, genotype }) => ({ ...newSnake, name, sex, genotype }));
  await writeChanges(snakes.map((fields): Change => ({ do: "make", type: SNAKE, id: newId(), fields })));
}

/** Ids of the genes that show, in the line's order; none where it leaves anything open. A gene under another name is the gene it is counted as. */
export function seenGenes(book: GeneBook, genes: string): string[] {
  const read = readAnimal(book, genes);
  return read.ok ? [...shownCopies(book, read.line.items).keys()] : [];
}
