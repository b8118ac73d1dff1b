// What the white forms of a book are, and what they hide.

import type { GeneBook, Locus } from "./gene-book.ts";
import { lookOfPair, type Pair } from "./locus-look.ts";
import type { WhiteForm } from "./white-forms.ts";

/** The pairs of one locus that are white in the same way. */
export interface WhitePairs {
  form: WhiteForm;
  locus: Locus;
  pairs: Pair[];
}

/** What a gene of the locus changes is lost on a white snake: it hides colour and pattern, but not scales. */
export function isHideable(locus: Locus): boolean {
  return !locus.genes.some(({ showsOnWhite }) => showsOnWhite);
}

/** The white forms the genes of a book can make, and all pairs that do. */
export function whiteFormsOf(book: GeneBook): WhitePairs[] {
  return [...new Set(book.locusOf.values())].flatMap((locus) =>
    [...Map.groupBy(whitePairsAt(book, locus), ({ form }) => form)].map(([form, list]) => ({
      form,
      locus,
      pairs: list.map(({ pair }) => pair),
    })),
  );
}

/** The pairs of a locus that are white, each with its form. */
export function whitePairsAt(book: GeneBook, locus: Locus): { pair: Pair; form: WhiteForm }[] {
  const ids = locus.genes.map(({ id }) => id);
  return ids.flatMap((a, i) =>
    ids.slice(i).flatMap((b) => {
      const form = lookOfPair(book, [a, b]).white;
      return form ? [{ pair: [a, b] as const, form }] : [];
    }),
  );
}
