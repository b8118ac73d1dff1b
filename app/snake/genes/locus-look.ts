// What one pair of alleles shows: which genes are visible, which are carried unseen, and whether the animal lives.

import type { Gene, GeneBook } from "./gene-book.ts";
import { type WhiteForm, whiteFormOf } from "./white-forms.ts";

/** A gene's id, or `wild` for the ordinary allele. */
export type Allele = string;
/** "+" cannot be an id, so it never stands for a gene. */
export const wild: Allele = "+";
export type Pair = readonly [Allele, Allele];

export interface GeneCopies {
  gene: string;
  copies: 1 | 2;
}

export interface LocusLook {
  /** Equal for two pairs exactly when nobody can tell them apart by sight. Empty where nothing shows. */
  key: string;
  visible: GeneCopies[];
  /** Carried in one copy and not seen. */
  hidden: string[];
  viable: boolean;
  /** What white snake it is, where it is one: then nobody sees the colours and patterns of other loci. */
  white: WhiteForm | null;
}

/** The same pair whichever parent gave which allele. */
export function unordered([a, b]: Pair): Pair {
  return a === wild || (b !== wild && b < a) ? [b, a] : [a, b];
}

function look(visible: GeneCopies[], hidden: string[] = [], viable = true, white: WhiteForm | null = null): LocusLook {
  const key = visible
    .map(({ gene, copies }) => (copies === 2 ? `${gene}*2` : gene))
    .sort()
    .join("&");
  return { key, visible, hidden, viable, white };
}

function homozygote(gene: Gene): LocusLook {
  const viable = gene.homozygote !== "non-viable";
  const white = whiteFormOf(gene, gene);
  // Two copies of a fully dominant gene look like one, unless they are white; where two copies do not live, the egg tells.
  const copies = gene.inheritance === "dominant" && viable && !white ? 1 : 2;
  return look([{ gene: gene.id, copies }], [], viable, white);
}

/**
 * Two recessive alleles of one locus show together (Albino + Candy is Candino); a recessive beside a dominant one stays unseen.
 * Alleles the book does not know count as wild.
 */
export function lookOfPair(book: GeneBook, pair: Pair): LocusLook {
  const genes = pair.flatMap((allele) => book.genes.get(allele) ?? []);
  const [a, b] = genes;
  if (!a) return look([]);
  const single = (gene: Gene): GeneCopies => ({ gene: gene.id, copies: 1 });
  const recessive = genes.filter((gene) => gene.inheritance === "recessive");
  const showing = genes.filter((gene) => gene.inheritance !== "recessive");
  if (!b) return recessive.length > 0 ? look([], [a.id]) : look([single(a)]);
  if (a.id === b.id) return homozygote(a);
  const white = whiteFormOf(a, b);
  if (recessive.length === 2) return look(recessive.map(single), [], true, white);
  return look(
    showing.map(single),
    recessive.map((gene) => gene.id),
    true,
    showing.length === 2 ? white : null,
  );
}
