// Why a collection cannot make a target in two generations: a missing gene, a missing sex, or too few generations.

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
    missing: carriers.filter(({ ids }) => ids.length === 0).map(({ gene }) => gene),
    noSex: [...(males.length === 0 ? (["male"] as const) : []), ...(females.length === 0 ? (["female"] as const) : [])],
    /** For each available gene, its certain and possible carriers. */
    carriers: carriers.filter(({ ids }) => ids.length > 0),
  };
}

export type PlanGaps = ReturnType<typeof planGaps>;
