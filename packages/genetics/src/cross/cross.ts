// One pairing, whole: every look and genotype its eggs can have, exactly, the likeliest listed and the rest added up.

import type { OrRefusals } from "../genes/gene.ts";
import { type GeneBook, geneName, type Locus } from "../genes/gene-book.ts";
import {
  type Animal,
  damGametes,
  estimatedRecombination,
  type Gamete,
  type Genotype,
  itemsOfPair,
  type OffspringSex,
  sireGametes,
  statesAt,
} from "../genes/genotype.ts";
import { isHideable, lookOfPair, unordered, wild } from "../genes/locus-look.ts";
import {
  combinations,
  type GeneChance,
  type LocusOffspring,
  type LookOutcome,
  likeliest,
  lociInPlay,
  offspringAt,
  product,
} from "../genes/offspring.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { add, divide, half, multiply, one, type Rational, sum, zero } from "../genes/rational.ts";
import { readPairing } from "../genes/read-genotype.ts";
import type { Warning } from "../genes/warning.ts";
import { gravestFirst, healthWarnings, parentWarnings } from "../health/health-concerns.ts";
import { pairingRemarks } from "../health/pairing-remarks.ts";
import {
  type Branch,
  type GenotypeRow,
  genotypeRow,
  type LookRow,
  lookRow,
  type Remainder,
  topRows,
} from "./cross-rows.ts";

// The looks of whole animals: where a white form hides what other loci have, all that it hides counts as one look.
function weighted(looks: readonly LookOutcome[], total: Rational, of: (look: LookOutcome) => readonly GeneChance[]) {
  const chances = new Map<string, Rational>();
  for (const look of looks) {
    for (const { gene, probability } of of(look)) {
      const share = divide(multiply(look.probability, probability), total);
      chances.set(gene, add(chances.get(gene) ?? zero, share));
    }
  }
  return [...chances].map(([gene, probability]): GeneChance => ({ gene, probability }));
}

/** Several looks of one locus as the one thing anybody sees of them. */
function asOne(looks: readonly LookOutcome[], key: string): LookOutcome {
  const total = sum(looks.map(({ probability }) => probability));
  return {
    look: { key, visible: [], hidden: [], viable: true, white: null },
    probability: total,
    pairs: looks.flatMap(({ pairs }) => pairs),
    kinds: looks.map(({ look, probability }) => ({ look, probability: divide(probability, total) })),
    hets: weighted(looks, total, ({ hets }) => hets),
    homozygous: weighted(looks, total, ({ homozygous }) => homozygous),
    makers: {
      male: weighted(looks, total, ({ makers }) => makers.male),
      female: weighted(looks, total, ({ makers }) => makers.female),
    },
  };
}

/** The visible part of a locus of a white animal: only whether the egg dies. */
function hidden(looks: readonly LookOutcome[]): readonly LookOutcome[] {
  const living = looks.filter(({ look }) => look.viable);
  const dying = looks.filter(({ look }) => !look.viable);
  return living.length > 0 ? [asOne(living, ""), ...dying] : dying;
}

/** The white pairs of one locus; two copies of one gene or a pair of two, a single one of them keeps its own name. */
function white(looks: readonly LookOutcome[]): LookOutcome[] {
  const [first, ...more] = looks;
  if (!first) return [];
  return more.length === 0 ? [first] : [asOne(looks, first.look.white?.key ?? "")];
}

/**
 * The looks an egg can have, as lists of one look a locus whose combinations are all different: one list of white animals for each
 * locus that can make them, and one of those that are not white. What a second white locus would show is hidden by the first.
 */
function distinctLooks(loci: readonly LocusOffspring[]): (readonly LookOutcome[])[][] {
  const lists: (readonly LookOutcome[])[][] = [];
  let seen: (readonly LookOutcome[])[] = loci.map(({ looks }) => looks);
  for (const [i, { looks }] of loci.entries()) {
    const whites = looks.filter(({ look }) => look.white);
    if (whites.length === 0) continue;
    lists.push(
      seen.map((others, j) => {
        if (j === i) return white(whites);
        const own = loci[j];
        return own && isHideable(own.locus) ? hidden(others) : others;
      }),
    );
    seen = seen.map((others, j) => (j === i ? others.filter((one) => !whites.includes(one)) : others));
  }
  return seen.every((looks) => looks.length > 0) ? [...lists, seen] : lists;
}

// The Punnett square of one locus: what each parent can give, and what every meeting makes.
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

function punnettSquare(
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
  /** The unlisted rows: how many there are, and the sum of their chances. */
  remainder: { looks: Remainder; genotypes: Remainder };
  /** The share of the eggs whose genotype lets them live. */
  viable: Rational;
  warnings: Warning[];
  perLocus: PunnettSquare[];
  /** The rate used; null where no sex-linked gene is in play. */
  recombination: Rational | null;
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

/** The same in pieces, for callers that yield to others in between: many genes take some milliseconds. */
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
        ...gravestFirst([...parentWarnings(book, sire.items, dam.items), ...healthWarnings(book, eggs)]),
        ...pairingRemarks(book, [...father.readings, ...mother.readings], { sire, dam }, eggs),
      ],
      perLocus: loci.flatMap((locus) =>
        (locus.sexLinked ? sexes : [null]).map((sex) => punnettSquare(book, locus, father, mother, sex, recombination)),
      ),
      recombination: sexLinked ? recombination : null,
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
