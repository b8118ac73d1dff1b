// Offspring of a pairing per locus: pairs and looks.

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

export interface Likely<Value> {
  /** One value per locus, in the given order. */
  values: Value[];
  probability: Rational;
}

type Beginning<Value> = { before: null; weight: bigint } | { before: Beginning<Value>; value: Value; weight: bigint };

function valuesOf<Value>(whole: Beginning<Value>): Value[] {
  const values: Value[] = [];
  for (let part = whole; part.before !== null; part = part.before) values.push(part.value);
  return values.reverse();
}

/**
 * Returns the `limit` most likely combinations, best first, ties in list order. Pruning to `limit` after each locus is
 * lossless, as a combination never ranks above its prefix. Integer weights over a common denominator avoid reducing
 * fractions.
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

export function combinations(loci: readonly (readonly unknown[])[]): bigint {
  return loci.reduce((count, values) => count * BigInt(values.length), 1n);
}

export function product(chances: Iterable<Rational>): Rational {
  let all = rational(1n);
  for (const chance of chances) all = multiply(all, chance);
  return all;
}

export interface PairOutcome extends PairChance {
  look: LocusLook;
  makers: Makers;
}

export interface GeneChance {
  gene: string;
  probability: Rational;
}

/**
 * For sons with one copy of a sex-linked gene: the chance of being a male maker (the copy is from his sire, on his Y) or a female
 * maker (from his dam, on his X). Empty for daughters and sons with two copies.
 */
export interface Makers {
  male: GeneChance[];
  female: GeneChance[];
}

export interface LookOutcome {
  look: LocusLook;
  probability: Rational;
  pairs: readonly Pair[];
  /** Given the look: what would be visible if nothing hid it. A single entry except in white animals. */
  kinds: readonly { look: LocusLook; probability: Rational }[];
  /** Given the look. Genes of one locus are mutually exclusive. */
  hets: GeneChance[];
  /** Given the look: chance of two copies of a dominant gene that looks the same in one and two copies. */
  homozygous: GeneChance[];
  makers: Makers;
}

export interface LocusOffspring {
  locus: Locus;
  outcomes: PairOutcome[];
  looks: LookOutcome[];
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

export function lociInPlay(sire: Genotype, dam: Genotype): Locus[] {
  const loci = new Map<string, Locus>();
  for (const { locus } of [...sire.loci.values(), ...dam.loci.values()]) loci.set(locus.id, locus);
  return [...loci.values()].sort((a, b) => a.order - b.order);
}

/** Treats an animal like an egg: its possible pairs per locus. */
export function asOffspring(book: GeneBook, { loci }: Genotype): LocusOffspring[] {
  return [...loci.values()].map(({ locus, states }) => offspringOf(locus, outcomesOf(book, false, states)));
}

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
