// Ambiguous names: アザンティック and スノー of any line, "BEL" of any two alleles. The reader chooses.

import { type Correction, type GenotypeItem, type Refusal, refusal } from "../genes/gene.ts";
import type { GeneBook, Locus } from "../genes/gene-book.ts";
import { itemsOfPair } from "../genes/genotype.ts";
import { lookOfPair, type Pair, type WhitePairs } from "../genes/locus-look.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { readGenotype } from "../genes/read-genotype.ts";

export interface AmbiguousName {
  /** The name as written, including its state. */
  text: string;
  /** For names of a white form that do not say which two alleles; other genes of the animal may decide. */
  white?: WhitePairs;
  /** For names that even leave the locus open (リューシスティック): all possible white forms. */
  whites?: readonly WhitePairs[];
  /** Question to ask if it is not about the name's meaning. */
  question?: string;
  choices: readonly (readonly GenotypeItem[])[];
}

function allelesOf(book: GeneBook, items: readonly GenotypeItem[], locus: Locus): string[] {
  const own = items.filter(({ gene, state }) => book.locusOf.get(gene) === locus && state !== "pos-het");
  return own.flatMap(({ gene, state }) => (state === "super" ? [gene, gene] : [gene]));
}

/**
 * Returns a locus's commonly known white pairs: two copies of one gene, or a named combo; with `carried` only those that
 * include it.
 */
export function whitePairs(book: GeneBook, { locus }: WhitePairs, carried?: string): GenotypeItem[][] {
  const recipes = book.combos.map(({ recipe }) => ({ recipe, alleles: allelesOf(book, recipe, locus) }));
  const named = recipes.flatMap(({ recipe, alleles: [a, b, ...more] }): Pair[] => {
    const whole = recipe.every(({ gene }) => book.locusOf.get(gene) === locus);
    return whole && a && b && more.length === 0 ? [[a, b]] : [];
  });
  const pairs: Pair[] = carried ? [[carried, carried], ...named] : named;
  const fitting = pairs.filter((pair) => !carried || pair.includes(carried));
  const white = fitting.filter((pair) => lookOfPair(book, pair).white !== null);
  const distinct = new Map(white.map((pair) => [[...pair].sort().join("&"), pair]));
  return [...distinct.values()].map((pair) => itemsOfPair(book, pair));
}

/** Returns the open questions about an animal with possible answers; none if its other genes decide. */
export function ambiguities<Name extends AmbiguousName>(
  book: GeneBook,
  items: readonly GenotypeItem[],
  names: readonly Name[],
): { open: Name; refusal: Refusal }[] {
  return names.flatMap((open) => {
    const { text } = open;
    const carried = open.whites?.filter((one) => allelesOf(book, items, one.locus).length > 0) ?? [];
    const white = open.white ?? (carried.length === 1 ? carried[0] : undefined);
    const alleles = white ? allelesOf(book, items, white.locus) : [];
    if (alleles.length > 1) return [];
    const rest = white ? items.filter(({ gene }) => book.locusOf.get(gene) !== white.locus) : items;
    // A state applies to the names behind it, so names with one come last.
    const others = names.filter((other) => other !== open).map((other) => other.text);
    const [shown, stated] = [false, true].map((is) => others.filter((other) => other.includes(" ") === is));
    const found = new Map<string, { choice: readonly GenotypeItem[]; correction: Correction }>();
    for (const choice of white ? whitePairs(book, white, alleles[0]) : open.choices) {
      const whole = [...rest.filter(({ gene }) => !choice.some((item) => item.gene === gene)), ...choice];
      const printed = printGenotype(book, whole);
      const own = others.length > 0 ? printed.replace(/^ノーマル ?/, "") : printed;
      const label = [shown, own, stated].flat().filter(Boolean).join(" ");
      // Rules out three alleles at one locus.
      const isAnimal = readGenotype(book, { items: whole }, "dam").ok;
      if (isAnimal && !found.has(label)) found.set(label, { choice, correction: { items: whole, label } });
    }
    const fitting = [...found.values()];
    const list = fitting.map(({ choice }) => printGenotype(book, choice).replace(/^ノーマル /, "")).join("、");
    const several = white
      ? `は同じ遺伝子座の2つの遺伝子がそろった白い個体の総称で、どの2つなのか分かりません${list && `（${list}など）`}`
      : `には複数の意味があります（${list}）`;
    const message = `「${text}」${open.question ?? several}。${list ? "どれかを選んで" : "遺伝子の名前で"}書いてください。`;
    const corrections = fitting.map(({ correction }) => correction);
    return [{ open, refusal: refusal("undecided", message, alleles, corrections) }];
  });
}
