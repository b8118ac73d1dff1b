// One pairing, whole: every look and genotype its eggs can have, exactly, the likeliest listed and the rest added up.

import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { Animal } from "#app/snake/genes/genotype.ts";
import { estimatedRecombination, type OffspringSex } from "#app/snake/genes/inheritance.ts";
import { combinations, likeliest, product } from "#app/snake/genes/likeliest.ts";
import { lociInPlay, offspringAt } from "#app/snake/genes/offspring.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import { half, multiply, one, type Rational, sum } from "#app/snake/genes/rational.ts";
import { readPairing } from "#app/snake/genes/read-genotype.ts";
import type { OrRefusals } from "#app/snake/genes/refusal.ts";
import type { Warning } from "#app/snake/genes/warning.ts";
import { damWarnings, healthWarnings } from "#app/snake/health/health-warnings.ts";
import { pairingRemarks } from "#app/snake/health/pairing-remarks.ts";
import {
  type Branch,
  type GenotypeRow,
  genotypeRow,
  type LookRow,
  lookRow,
  type Remainder,
  topRows,
} from "./cross-rows.ts";
import { distinctLooks } from "./distinct-looks.ts";
import { type PunnettSquare, punnettSquare } from "./punnett.ts";

export interface CrossOptions {
  /** Crossing over between X and Y in a male, for sex-linked genes: above 0, at most 1/2. */
  recombination?: Rational;
  /** How many looks and how many genotypes to list at most; the rest is only added up. 100 where not said. */
  rows?: number;
  /** How many genotypes, where they are fewer: 0 for a page that shows looks alone. */
  genotypeRows?: number;
}

export interface Cross {
  totals: { genotypes: bigint; looks: bigint };
  looks: LookRow[];
  genotypes: GenotypeRow[];
  /** What is not listed: how many rows, and what they add up to. */
  remainder: { looks: Remainder; genotypes: Remainder };
  /** The share of the eggs whose genotype lets them live. */
  viable: Rational;
  warnings: Warning[];
  perLocus: PunnettSquare[];
  /** The rate used; null where no sex-linked gene is in play. */
  recombination: Rational | null;
  sire: { label: string };
  dam: { label: string };
}

/**
 * Crosses two animals. Loci are independent, so the work is per locus; rows are put together only as many as are listed.
 * Refused where a parent cannot be as written; genes the book does not know are left out and named in the warnings.
 */
export function cross(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  options: CrossOptions = {},
): OrRefusals<{ cross: Cross }> {
  const pieces = crossInPieces(book, sire, dam, options);
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}

/** The same for whoever lets others go first between pieces of the work: many genes take some milliseconds. */
export function* crossInPieces(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  options: CrossOptions = {},
): Generator<undefined, OrRefusals<{ cross: Cross }>, undefined> {
  const { recombination = estimatedRecombination, rows: limit = 100, genotypeRows = limit } = options;
  const pairing = readPairing(book, sire, dam);
  if (!pairing.ok) return pairing;
  const { sire: father, dam: mother } = pairing.parents;
  const loci = lociInPlay(father, mother);
  const sexLinked = loci.some((locus) => locus.sexLinked);
  const sexes: OffspringSex[] = sexLinked ? ["male", "female"] : [null];
  const branches = sexes.map(
    (sex): Branch => ({
      sex,
      share: sex ? half : one,
      loci: loci.map((locus) => offspringAt(book, locus, father, mother, sex, recombination)),
    }),
  );
  const eggs = branches.map((branch) => branch.loci);
  const viable = sum(
    branches.map(({ loci, share }) => multiply(share, product(loci.map((offspring) => offspring.viable)))),
  );
  yield;
  const looks = looksOf(book, branches, viable, limit);
  yield;
  const genotypes = genotypesOf(book, branches, viable, genotypeRows);
  yield;
  return {
    ok: true,
    cross: {
      totals: { genotypes: genotypes.total, looks: looks.total },
      looks: looks.rows,
      genotypes: genotypes.rows,
      remainder: { looks: looks.remainder, genotypes: genotypes.remainder },
      viable,
      warnings: [
        ...damWarnings(book, dam.items),
        ...healthWarnings(book, eggs),
        ...pairingRemarks(book, [...father.readings, ...mother.readings], { sire, dam }, eggs),
      ],
      perLocus: loci.flatMap((locus) =>
        (locus.sexLinked ? sexes : [null]).map((sex) => punnettSquare(book, locus, father, mother, sex, recombination)),
      ),
      recombination: sexLinked ? recombination : null,
      sire: { label: printGenotype(book, sire.items) },
      dam: { label: printGenotype(book, dam.items) },
    },
  };
}

function looksOf(book: GeneBook, branches: readonly Branch[], viable: Rational, limit: number) {
  const lists = branches.flatMap((branch) => distinctLooks(branch.loci).map((looks) => ({ branch, looks })));
  const rows = lists.flatMap(({ branch, looks }) =>
    likeliest(looks, limit).map((row) => lookRow(book, branch, row, viable)),
  );
  return topRows(rows, limit, inAll(lists.map(({ looks }) => looks)));
}

function genotypesOf(book: GeneBook, branches: readonly Branch[], viable: Rational, limit: number) {
  const lists = branches.map((branch) => ({ branch, pairs: branch.loci.map(({ outcomes }) => outcomes) }));
  const rows = lists.flatMap(({ branch, pairs }) =>
    likeliest(pairs, limit).map((row) => genotypeRow(book, branch, row, viable)),
  );
  return topRows(rows, limit, inAll(lists.map(({ pairs }) => pairs)));
}

function inAll(lists: readonly (readonly (readonly unknown[])[])[]): bigint {
  return lists.reduce((all, list) => all + combinations(list), 0n);
}
