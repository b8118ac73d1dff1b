// The eggs of a pairing, locus by locus: the pairs that can come out and the looks they make.

import type { GeneBook, Locus } from "./gene-book.ts";
import {
  combineGametes,
  damGametes,
  type Genotype,
  type OffspringSex,
  type PairChance,
  sireGametes,
  statesAt,
} from "./genotype.ts";
import { type LocusLook, lookOfPair, type Pair, unordered, wild } from "./locus-look.ts";
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  zero,
} from "./rational.ts";

// The most likely combinations of independent loci, without ever writing out all of them.
export interface Likely<Value> {
  /** One value a locus, in the order the loci were given. */
  values: Value[];
  probability: Rational;
}

/** Shares what came before with all that began alike. */
type Beginning<Value> = { before: null; weight: bigint } | { before: Beginning<Value>; value: Value; weight: bigint };

function valuesOf<Value>(whole: Beginning<Value>): Value[] {
  const values: Value[] = [];
  for (let part = whole; part.before !== null; part = part.before) values.push(part.value);
  return values.reverse();
}

/**
 * The `limit` most likely combinations, best first; equal ones in the order of the given lists.
 * Keeping only the best `limit` after each locus loses nothing: a combination can be no better placed than its beginning.
 * Whole weights over a common denominator spare a fraction's reduction at every step.
 */
export function likeliest<Value extends { probability: Rational }>(
  loci: readonly (readonly Value[])[],
  limit: number,
): Likely<Value>[] {
  let best: Beginning<Value>[] = [{ before: null, weight: 1n }];
  let whole = 1n;
  for (const values of loci) {
    const common = values.reduce((all, { probability: { denominator } }) => {
      const ratio = rational(all, denominator);
      return all * ratio.denominator;
    }, 1n);
    whole *= common;
    const weights = values.map(({ probability }) => (probability.numerator * common) / probability.denominator);
    const longer = best.flatMap((before) =>
      values.map((value, i): Beginning<Value> => ({ before, value, weight: before.weight * (weights[i] ?? 0n) })),
    );
    longer.sort((a, b) => (a.weight > b.weight ? -1 : a.weight < b.weight ? 1 : 0));
    best = longer.slice(0, limit);
  }
  return best.map((one) => ({ values: valuesOf(one), probability: rational(one.weight, whole) }));
}

/** The number of combinations. */
export function combinations(loci: readonly (readonly unknown[])[]): bigint {
  return loci.reduce((count, values) => count * BigInt(values.length), 1n);
}

/** The chance that independent things all happen. */
export function product(chances: Iterable<Rational>): Rational {
  let all = rational(1n);
  for (const chance of chances) all = multiply(all, chance);
  return all;
}

/** One pair an egg can have at a locus, whichever parent gave which allele. */
export interface PairOutcome extends PairChance {
  look: LocusLook;
  makers: Makers;
}

export interface GeneChance {
  gene: string;
  probability: Rational;
}

/**
 * For sons with one copy of a sex-linked gene: how likely he is a male maker himself (the copy came from his sire and sits on his Y)
 * or a female maker (it came from his dam and sits on his X). Nothing for daughters, and for sons with two copies.
 */
export interface Makers {
  male: GeneChance[];
  female: GeneChance[];
}

/** Pairs of one locus that look the same, with the genes that each may carry unseen. */
export interface LookOutcome {
  look: LocusLook;
  probability: Rational;
  pairs: readonly Pair[];
  /** Given the look: what would show at this locus, did nothing hide it. One thing, but in white animals. */
  kinds: readonly { look: LocusLook; probability: Rational }[];
  /** Given the look. Genes of one locus are exclusive: an animal carries at most one of them. */
  hets: GeneChance[];
  /** Given the look: the chance of two copies of a dominant gene, whose one and two copies look alike. */
  homozygous: GeneChance[];
  makers: Makers;
}

export interface LocusOffspring {
  locus: Locus;
  outcomes: PairOutcome[];
  looks: LookOutcome[];
  /** The chance that this locus lets the egg live. */
  viable: Rational;
}

const noMaker: Makers = { male: [], female: [] };

function makersOf([first, second]: PairChance["pair"], firstFromSire: Rational): Makers {
  if (first === second) return noMaker;
  const chances = (ofFirst: Rational) =>
    [
      { gene: first, probability: ofFirst },
      { gene: second, probability: subtract(one, ofFirst) },
    ].filter(({ gene, probability }) => gene !== wild && !isZero(probability));
  return { male: chances(firstFromSire), female: chances(subtract(one, firstFromSire)) };
}

function outcomesOf(book: GeneBook, sexLinkedSon: boolean, pairs: readonly PairChance[]): PairOutcome[] {
  const merged = new Map<string, { pair: PairChance["pair"]; probability: Rational; fromSire: Rational }>();
  for (const { pair, probability } of pairs) {
    const plain = unordered(pair);
    const entry = merged.get(plain.join("&")) ?? { pair: plain, probability: zero, fromSire: zero };
    entry.probability = add(entry.probability, probability);
    if (pair[1] === plain[0]) entry.fromSire = add(entry.fromSire, probability);
    merged.set(plain.join("&"), entry);
  }
  return [...merged.values()]
    .filter(({ probability }) => !isZero(probability))
    .map(({ pair, probability, fromSire }) => ({
      pair,
      probability,
      look: lookOfPair(book, pair),
      makers: sexLinkedSon ? makersOf(pair, divide(fromSire, probability)) : noMaker,
    }))
    .sort((a, b) => compare(b.probability, a.probability) || (a.pair.join("&") < b.pair.join("&") ? -1 : 1));
}

function shares(outcomes: readonly PairOutcome[], of: (outcome: PairOutcome) => GeneChance[]): GeneChance[] {
  const total = sum(outcomes.map((outcome) => outcome.probability));
  const chances = new Map<string, Rational>();
  for (const outcome of outcomes) {
    for (const { gene, probability } of of(outcome)) {
      const share = divide(multiply(outcome.probability, probability), total);
      if (!isZero(share)) chances.set(gene, add(chances.get(gene) ?? zero, share));
    }
  }
  return [...chances].map(([gene, probability]) => ({ gene, probability }));
}

function looksOf(outcomes: readonly PairOutcome[]): LookOutcome[] {
  const groups = Map.groupBy(outcomes, (outcome) => outcome.look.key);
  return [...groups.values()]
    .flatMap((group): LookOutcome[] => {
      const look = group[0]?.look;
      if (!look) return [];
      return [
        {
          look,
          probability: sum(group.map((outcome) => outcome.probability)),
          pairs: group.map(({ pair }) => pair),
          kinds: [{ look, probability: one }],
          hets: shares(group, (outcome) => outcome.look.hidden.map((gene) => ({ gene, probability: one }))),
          homozygous: shares(group, ({ pair, look }) =>
            pair[0] === pair[1] && look.visible[0]?.copies === 1 ? [{ gene: pair[0], probability: one }] : [],
          ),
          makers: {
            male: shares(group, ({ makers }) => makers.male),
            female: shares(group, ({ makers }) => makers.female),
          },
        },
      ];
    })
    .sort((a, b) => compare(b.probability, a.probability) || (a.look.key < b.look.key ? -1 : 1));
}

/** The loci either parent has something at, in the book's order. */
export function lociInPlay(sire: Genotype, dam: Genotype): Locus[] {
  const loci = new Map<string, Locus>();
  for (const { locus } of [...sire.loci.values(), ...dam.loci.values()]) loci.set(locus.id, locus);
  return [...loci.values()].sort((a, b) => a.order - b.order);
}

/** An animal as if it were an egg: what it is at each locus. */
export function asOffspring(book: GeneBook, { loci }: Genotype): LocusOffspring[] {
  return [...loci.values()].map(({ locus, states }) => offspringOf(locus, outcomesOf(book, false, states)));
}

/** Offspring of the given sex at one locus. `sex` is null where no locus in play is sex-linked. */
export function offspringAt(
  book: GeneBook,
  locus: Locus,
  sire: Genotype,
  dam: Genotype,
  sex: OffspringSex,
  recombination: Rational,
): LocusOffspring {
  const linkedTo = locus.sexLinked ? sex : null;
  const pairs = combineGametes(
    damGametes(statesAt(dam, locus.id)),
    sireGametes(statesAt(sire, locus.id), linkedTo, recombination),
  );
  return offspringOf(locus, outcomesOf(book, linkedTo === "male", pairs));
}

function offspringOf(locus: Locus, outcomes: PairOutcome[]): LocusOffspring {
  const dead = sum(outcomes.filter((outcome) => !outcome.look.viable).map((outcome) => outcome.probability));
  return { locus, outcomes, looks: looksOf(outcomes), viable: subtract(one, dead) };
}
