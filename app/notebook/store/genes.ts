// Parses and draws genotypes on the device; only the public gene book is fetched. Loaded separately because of its size.

import type { Animal, GenotypeItem } from "@borupa/genetics";
import {
  type Combo,
  chanceWords,
  type Gene,
  type GeneBook,
  makeGeneBook,
  offeredLooks,
  printGenotype,
  readAnimal,
  unseenGenes,
} from "@borupa/genetics";
import { drawnOf, drawSheet } from "@borupa/snake-drawing";
import { type GenotypeChip, genotypeChips } from "#app/ui/genetics/genotype-chips.ts";
import { GENES_FILE } from "./genes-file.ts";

let book: Promise<GeneBook> | undefined;

/** Rejects if it is neither cached nor reachable. */
export function geneBook(): Promise<GeneBook> {
  book ??= fetchBook().catch((error: unknown) => {
    book = undefined;
    throw error;
  });
  return book;
}

async function fetchBook(): Promise<GeneBook> {
  const response = await fetch(GENES_FILE);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { genes, combos }: { genes: readonly Gene[]; combos: readonly Combo[] } = await response.json();
  return makeGeneBook(genes, combos);
}

export interface LineReading {
  /** "away": no gene book on this device, and no connection. */
  state: "read" | "unclear" | "away";
  chips: GenotypeChip[];
  items: readonly GenotypeItem[];
  /** Questions with complete lines that would answer them. */
  questions: { message: string; corrections: string[] }[];
}

/** `undone`: what is not done with a line that is not read. */
export async function lineReading(typed: string, undone = "絵は描いていません"): Promise<LineReading> {
  const line = typed.trim();
  const none: LineReading = { state: "read", chips: [], items: [], questions: [] };
  if (line === "") return none;
  const genes = await geneBook().catch(() => null);
  if (!genes) return { ...none, state: "away" };
  const read = readAnimal(genes, line, undone);
  if (!read.ok) {
    const questions = read.refusals.map(({ message, corrections }) => ({
      message,
      // Words that are not read do not say that an animal is normal.
      corrections: corrections.filter(({ items, ignored }) => items.length > 0 || !ignored).map(({ label }) => label),
    }));
    return { ...none, state: "unclear", questions };
  }
  const { items } = read.line;
  return { state: "read", chips: genotypeChips(items, genes), items, questions: [] };
}

/** Returns the drawing of a genotype line; with a seed, a large portrait. Null if the line is unclear or its look unknown. */
export async function drawingOf(line: string, seed = ""): Promise<string | null> {
  const { state, items } = await lineReading(line);
  if (state === "away") throw new Error("no gene book");
  if (state === "unclear") return null;
  const book = await geneBook();
  const small = drawingOfItems(book, items);
  if (!seed || !small) return small;
  const { drawPortrait } = await import("@borupa/snake-drawing");
  return asPicture(drawPortrait(book, items, seed));
}

export interface ExpectedLooks {
  looks: { line: string; name: string; chance: string; picture: string | null }[];
  why: string;
}

/** Returns the offspring's possible looks, likeliest first; lines include genes that cannot be seen. */
export async function expectedLooks(sireLine: string, damLine: string): Promise<ExpectedLooks> {
  const genes = await geneBook();
  const [sire, dam] = [animalOf(genes, sireLine), animalOf(genes, damLine)];
  if (typeof sire === "string" || typeof dam === "string")
    return { looks: [], why: [sire, dam].filter((one) => typeof one === "string").join("") };
  const offered = offeredLooks(genes, sire, dam);
  if (!offered.ok) return { looks: [], why: offered.refusals.map(({ message }) => message).join("") };
  const looks = offered.looks.map(({ items, name, chance }) => ({
    line: printGenotype(genes, [...items, ...unseenGenes(genes, sire, dam, { items }).map(({ item }) => item)]),
    name: name ?? "",
    chance: chanceWords(chance),
    picture: drawingOfItems(genes, items),
  }));
  return { looks, why: "" };
}

/** Returns the parsed animal, or the error message. An empty line is a normal snake. */
function animalOf(genes: GeneBook, line: string): Animal | string {
  const read = readAnimal(genes, line);
  return read.ok ? read.line : read.refusals.map(({ message }) => message).join("");
}

function drawingOfItems(genes: GeneBook, items: readonly GenotypeItem[]): string | null {
  const [drawn] = drawnOf(genes, [items]);
  const svg =
    drawn && drawSheet(genes, new URLSearchParams(drawn.sheet.slice(drawn.sheet.indexOf("?"))).get("of") ?? "");
  return svg ? asPicture(svg) : null;
}

const asPicture = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
