// Crosses two animals: all looks and genotypes of the offspring with exact probabilities.

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

// Looks of whole animals. Everything that a white form hides counts as one look.
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

/** Merges indistinguishable looks of one locus. */
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

/** Merges the looks at a hidden locus, keeping only whether the egg is viable. */
function hidden(looks: readonly LookOutcome[]): readonly LookOutcome[] {
  const living = looks.filter(({ look }) => look.viable);
  const dying = looks.filter(({ look }) => !look.viable);
  return living.length > 0 ? [asOne(living, ""), ...dying] : dying;
}

/** Merges the white pairs of one locus; a single pair keeps its own name. */
function white(looks: readonly LookOutcome[]): LookOutcome[] {
  const [first, ...more] = looks;
  if (!first) return [];
  return more.length === 0 ? [first] : [asOne(looks, first.look.white?.key ?? "")];
}

/**
 * Returns disjoint lists of looks per locus: one list of white animals for each locus that can make them, and one of non-white
 * animals. A first white locus hides further ones.
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

export interface PunnettSquare {
  locus: string;
  title: string;
  /** Sex of the offspring at a sex-linked locus; null elsewhere. */
  sex: OffspringSex;
  sire: (Gamete & { label: string })[];
  dam: (Gamete & { label: string })[];
  /** Rows are the dam's gametes, columns the sire's. */
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
  /** Crossover rate between X and Y in males, for sex-linked genes: above 0, at most 1/2. */
  recombination?: Rational;
  /** Maximum number of listed looks and genotypes; the rest is summed up. Default: 100. */
  rows?: number;
  /** Separate limit for genotypes: 0 if only looks are shown. */
  genotypeRows?: number;
}

export interface Cross {
  totals: { genotypes: bigint; looks: bigint };
  looks: LookRow[];
  genotypes: GenotypeRow[];
  remainder: { looks: Remainder; genotypes: Remainder };
  viable: Rational;
  warnings: Warning[];
  perLocus: PunnettSquare[];
  /** The crossover rate used; null if no sex-linked gene is involved. */
  recombination: Rational | null;
}

/**
 * Crosses two animals. Loci are independent, so the work is per locus, and only listed rows are combined. Refuses
 * impossible parents; unknown genes are ignored with a warning.
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

export type Pause = () => Promise<void>;

/** Crosses like `cross`, and awaits `pause` between parts, to yield to other work: many genes take some milliseconds. */
export async function crossWithPauses(pause: Pause | undefined, ...animals: Parameters<typeof crossInPieces>) {
  const pieces = crossInPieces(...animals);
  let piece = pieces.next();
  while (!piece.done) {
    await pause?.();
    piece = pieces.next();
  }
  return piece.value;
}

function* crossInPieces(
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
