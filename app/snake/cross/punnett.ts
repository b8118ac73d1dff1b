// The Punnett square of one locus: what each parent can give, and what every meeting makes.

import { type GeneBook, geneName, type Locus } from "#app/snake/genes/gene-book.ts";
import { type Genotype, itemsOfPair, statesAt } from "#app/snake/genes/genotype.ts";
import { damGametes, type Gamete, type OffspringSex, sireGametes } from "#app/snake/genes/inheritance.ts";
import { lookOfPair, unordered, wild } from "#app/snake/genes/locus-look.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import { multiply, type Rational } from "#app/snake/genes/rational.ts";

export interface PunnettSquare {
  locus: string;
  /** The genes in play, as people name the locus. */
  title: string;
  /** Whose eggs it shows at a sex-linked locus; null elsewhere. */
  sex: OffspringSex;
  sire: (Gamete & { label: string })[];
  dam: (Gamete & { label: string })[];
  /** One row a dam's gamete, one cell a sire's gamete. */
  cells: { label: string; probability: Rational; viable: boolean }[][];
}

export function punnettSquare(
  book: GeneBook,
  locus: Locus,
  sire: Genotype,
  dam: Genotype,
  sex: OffspringSex,
  recombination: Rational,
): PunnettSquare {
  const named = (gametes: Gamete[]) =>
    gametes.map((gamete) => ({
      ...gamete,
      label: gamete.allele === wild ? "ノーマル" : geneName(book, gamete.allele),
    }));
  const linkedTo = locus.sexLinked ? sex : null;
  const fromSire = named(sireGametes(statesAt(sire, locus.id), linkedTo, recombination));
  const fromDam = named(damGametes(statesAt(dam, locus.id)));
  const alleles = new Set([...fromSire, ...fromDam].map(({ allele }) => allele));
  const genes = locus.genes.filter((gene) => alleles.has(gene.id)).map((gene) => gene.nameJa);
  return {
    locus: locus.id,
    title: genes.join("・"),
    sex: linkedTo,
    sire: fromSire,
    dam: fromDam,
    cells: fromDam.map((d) =>
      fromSire.map((s) => {
        const pair = unordered([d.allele, s.allele]);
        return {
          label: printGenotype(book, itemsOfPair(book, pair)),
          probability: multiply(d.probability, s.probability),
          viable: lookOfPair(book, pair).viable,
        };
      }),
    ),
  };
}
