// Reasons why a collection cannot make a wanted offspring in two generations: a missing gene, one sex only, or one generation too few.

import type { TargetLoci } from "../cross/target.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { type Genotype, statesAt } from "../genes/genotype.ts";
import { wild } from "../genes/locus-look.ts";

interface Candidate {
  id: string;
  genotype: Genotype;
}

export function planGaps(
  book: GeneBook,
  genes: readonly string[],
  wanted: TargetLoci,
  males: readonly Candidate[],
  females: readonly Candidate[],
) {
  const loci = new Set([...wanted.keys()].map(({ id }) => id));
  const wantedGenes = [...new Set(genes)].filter((gene) => gene !== wild && loci.has(book.locusOf.get(gene)?.id ?? ""));
  const carriers = wantedGenes.map((gene) => ({
    gene,
    ids: [...males, ...females]
      .filter(({ genotype }) =>
        statesAt(genotype, book.locusOf.get(gene)?.id ?? "").some(({ pair }) => pair.includes(gene)),
      )
      .map(({ id }) => id),
  }));
  return {
    /** Genes of the target that no ball of the collection carries. */
    missing: carriers.filter(({ ids }) => ids.length === 0).map(({ gene }) => gene),
    /** The sex of which there is no ball that could take part. */
    noSex: [...(males.length === 0 ? (["male"] as const) : []), ...(females.length === 0 ? (["female"] as const) : [])],
    /** For each gene that is there: who carries it, surely or possibly. */
    carriers: carriers.filter(({ ids }) => ids.length > 0),
  };
}

export type PlanGaps = ReturnType<typeof planGaps>;
