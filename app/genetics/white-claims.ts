// "BEL": a name that says two alleles of one group have met, and not which two. The other genes of the animal have to say it.

import type { GenotypeItem } from "#app/content/fields-of-kinds.ts";
import type { GeneBook } from "./gene-book.ts";
import { itemsOfPair } from "./genotype.ts";
import { lookOfPair, type Pair } from "./locus-look.ts";
import { whiteForm } from "./masking.ts";
import { printGenotype } from "./print-genotype.ts";
import { type Refusal, refusal } from "./refusal.ts";

export interface WhiteClaim {
  /** The name as written. */
  text: string;
  group: string;
}

interface Unsettled {
  claim: WhiteClaim;
  refusal: Refusal;
}

/** The alleles of a group an animal surely has. */
function allelesOf(book: GeneBook, items: readonly GenotypeItem[], group: string): string[] {
  const own = items.filter(({ gene, state }) => book.genes.get(gene)?.group === group && state !== "pos-het");
  return own.flatMap(({ gene, state }) => (state === "super" ? [gene, gene] : [gene]));
}

/** The white pairs of a group that people know: two copies of one gene or a named combination; with `carried` in each. */
function whitePairs(book: GeneBook, group: string, carried: string | undefined): Pair[] {
  const recipes = book.combos.map(({ recipe }) => ({ recipe, alleles: allelesOf(book, recipe, group) }));
  const named = recipes.flatMap(({ recipe, alleles: [a, b, ...more] }): Pair[] => {
    const whole = recipe.every(({ gene }) => book.genes.get(gene)?.group === group);
    return whole && a && b && more.length === 0 ? [[a, b]] : [];
  });
  const pairs: Pair[] = carried ? [[carried, carried], ...named] : named;
  const fitting = pairs.filter((pair) => !carried || pair.includes(carried));
  const white = fitting.filter((pair) => whiteForm(lookOfPair(book, pair)) !== null);
  return [...new Map(white.map((pair) => [[...pair].sort().join("&"), pair])).values()];
}

/** What such a name leaves open about an animal, with the animals it may mean; nothing where its other genes say it all. */
export function unsettledWhite(
  book: GeneBook,
  items: readonly GenotypeItem[],
  claims: readonly WhiteClaim[],
): Unsettled[] {
  return claims.flatMap((claim) => {
    const { text, group } = claim;
    const alleles = allelesOf(book, items, group);
    if (alleles.length > 1) return [];
    const rest = items.filter(({ gene }) => book.genes.get(gene)?.group !== group);
    const pairs = whitePairs(book, group, alleles[0]).map((pair) => itemsOfPair(book, pair));
    const corrections = pairs.map((pair) => ({
      items: [...rest, ...pair],
      label: printGenotype(book, [...rest, ...pair]),
    }));
    const choices = pairs.map((pair) => printGenotype(book, pair)).join("、");
    const message = `「${text}」は同じ遺伝子座の2つの遺伝子がそろった白い個体の総称で、どの2つなのか分かりません（${choices}など）。どれかを選んで書いてください。`;
    return [{ claim, refusal: refusal("undecided", message, alleles, corrections) }];
  });
}
