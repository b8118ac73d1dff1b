// Compares expected and actual hatchlings of a pairing: expected looks, recorded looks, and an exact test.

import { chanceOfTarget, type TargetLoci, type TargetOptions } from "../cross/target.ts";
import type { OrRefusals } from "../genes/gene.ts";
import type { GeneBook, Locus } from "../genes/gene-book.ts";
import { type Animal, estimatedRecombination, type Genotype } from "../genes/genotype.ts";
import { isHideable, lookOfPair, type Pair, type WhiteForm, wild } from "../genes/locus-look.ts";
import { lociInPlay, offspringAt, product } from "../genes/offspring.ts";
import {
  add,
  compare,
  divide,
  half,
  isZero,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  zero,
} from "../genes/rational.ts";
import { readGenotype, readPairing } from "../genes/read-genotype.ts";
import { parseLine } from "../reading/parse-line.ts";

/** Distribution of eggs in one case of the parents' genotypes; weights of all cases sum to 1. */
interface Expectation {
  weight: Rational;
  chances: readonly Rational[];
}

export interface ExactTest {
  /** Exact chance of a clutch at most as likely as the observed one: near 1 is unremarkable, 1/20 is the usual threshold. */
  probability: Rational;
  impossible: boolean;
}

/** Maximum number of clutch compositions to enumerate. */
const maxClutches = 10_000;

function waysToFill(eggs: number, kinds: number): number {
  let ways = 1;
  for (let i = 1; i < kinds; i++) ways = (ways * (eggs + i)) / i;
  return ways;
}

/** Converts the cases to integers over a common denominator, to compare thousands of clutches quickly. */
function wholeWeights(cases: readonly Expectation[]) {
  const common = (terms: Iterable<Rational>) => {
    let all = 1n;
    for (const { denominator } of terms) all *= rational(all, denominator).denominator;
    return all;
  };
  const perEgg = common(cases.flatMap(({ chances }) => chances));
  const perCase = common(cases.map(({ weight }) => weight));
  const scaled = ({ numerator, denominator }: Rational, whole: bigint) => (numerator * whole) / denominator;
  return {
    perEgg,
    perCase,
    weights: cases.map(({ weight }) => scaled(weight, perCase)),
    chances: cases.map(({ chances }) => chances.map((chance) => scaled(chance, perEgg))),
  };
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Returns the weights of all clutches of this size, or of `only` one. */
function clutchWeights(whole: ReturnType<typeof wholeWeights>, eggs: number, only?: readonly number[]): bigint[] {
  const kinds = whole.chances[0]?.length ?? 0;
  const found: bigint[] = [];
  const fill = (kind: number, left: number, weights: readonly bigint[]) => {
    if (kind === kinds) {
      if (left === 0) found.push(weights.reduce((total, weight) => total + weight, 0n));
      return;
    }
    const last = kind === kinds - 1;
    const from = only?.[kind] ?? (last ? left : 0);
    const to = only?.[kind] ?? left;
    for (let count = from; count <= to; count++) {
      const ways = choose(left, count);
      const next = weights.map(
        (weight, index) => weight * ways * (whole.chances[index]?.[kind] ?? 0n) ** BigInt(count),
      );
      fill(kind + 1, left - count, next);
    }
  };
  fill(0, eggs, whole.weights);
  return found;
}

function mergeRare(cases: readonly Expectation[], observed: readonly number[], eggs: number) {
  let chances = cases.map((one) => [...one.chances]);
  let counts = [...observed];
  while (counts.length > 2 && waysToFill(eggs, counts.length) > maxClutches) {
    const expected = (i: number) =>
      sum(cases.map(({ weight }, index) => multiply(weight, chances[index]?.[i] ?? zero)));
    const order = counts.map((_, i) => i).sort((a, b) => compare(expected(a), expected(b)));
    const [first = 0, second = 1] = order;
    const join = <T>(list: readonly T[], plus: (a: T, b: T) => T, none: T): T[] => [
      ...list.filter((_, i) => i !== first && i !== second),
      plus(list[first] ?? none, list[second] ?? none),
    ];
    chances = chances.map((list) => join(list, add, zero));
    counts = join(counts, (a, b) => a + b, 0);
  }
  return { cases: cases.map(({ weight }, i) => ({ weight, chances: chances[i] ?? [] })), counts };
}

/**
 * Performs the exact multinomial test over the cases. `observed` has counts in the order of `chances`; `others` counts
 * other hatchlings. Returns null for none or more than 100 hatchlings.
 */
export function exactTest(cases: readonly Expectation[], observed: readonly number[], others = 0): ExactTest | null {
  const eggs = observed.reduce((total, count) => total + count, others);
  if (eggs < 1 || eggs > 100 || ![...observed, others].every((count) => Number.isInteger(count) && count >= 0))
    return null;
  const whole = cases.map(({ weight, chances }) => ({ weight, chances: [...chances, subtract(one, sum(chances))] }));
  const counts = [...observed, others];
  const [unmerged = 0n] = clutchWeights(wholeWeights(whole), eggs, counts);
  if (unmerged === 0n) return { probability: zero, impossible: true };
  const small = mergeRare(whole, counts, eggs);
  const weights = wholeWeights(small.cases);
  const [actual = 0n] = clutchWeights(weights, eggs, small.counts);
  const asLopsided = clutchWeights(weights, eggs).filter((weight) => weight <= actual);
  const total = asLopsided.reduce((all, weight) => all + weight, 0n);
  const probability = rational(total, weights.perEgg ** BigInt(eggs) * weights.perCase);
  return { probability, impossible: false };
}

interface HatchedLook {
  look: string;
  count: number;
  /** Equal for indistinguishable looks, as in `LookRow`; null if the name is not understood. */
  key: string | null;
  probability: Rational | null;
  /** Expected number among the understood hatchlings. */
  expected: Rational | null;
}

interface ExpectedHatchlings {
  looks: HatchedLook[];
  /** Null if nothing is understood, or for more hatchlings than the test supports. */
  exactTest: ExactTest | null;
}

/** Above this number of cases, their mean is used. */
const mostCases = 64;

/** Returns the certain parent genotypes that possible hets leave open, with weights. */
function casesOf(sire: Genotype, dam: Genotype): { weight: Rational; sire: Genotype; dam: Genotype }[] {
  const certain = (genotype: Genotype): { weight: Rational; genotype: Genotype }[] => {
    let cases = [{ weight: one, genotype: { ...genotype, loci: new Map(genotype.loci) } }];
    for (const [id, { locus, states }] of genotype.loci) {
      if (states.length * cases.length > mostCases) return [{ weight: one, genotype }];
      cases = cases.flatMap(({ weight, genotype }) =>
        states.map((state) => ({
          weight: multiply(weight, state.probability),
          genotype: {
            ...genotype,
            loci: new Map(genotype.loci).set(id, { locus, states: [{ ...state, probability: one }] }),
          },
        })),
      );
    }
    return cases;
  };
  const [fathers, mothers] = [certain(sire), certain(dam)];
  if (fathers.length * mothers.length > mostCases) return [{ weight: one, sire, dam }];
  return fathers.flatMap((father) =>
    mothers.map((mother) => ({
      weight: multiply(father.weight, mother.weight),
      sire: father.genotype,
      dam: mother.genotype,
    })),
  );
}

interface SeenLook {
  key: string;
  shown: ReadonlyMap<Locus, string>;
  white: { form: WhiteForm; locus: Locus } | null;
}

/** Returns the visible part of a recorded name; hets cannot be seen on hatchlings. A bare "BEL" is a look as well. */
function seenLook(book: GeneBook, name: string): SeenLook | null {
  const parsed = parseLine(book, name);
  if (!parsed.ok) return null;
  const { items, unknown, open } = parsed.line;
  const claimed = open.find((name) => name.white)?.white ?? null;
  if (unknown.some(({ text }) => !open.some((name) => name.white && name.text === text))) return null;
  const reading = readGenotype(book, { items }, "dam");
  if (!reading.ok) return null;
  const looks = [...reading.genotype.loci.values()]
    .map(({ locus, states }) => ({ locus, look: lookOfPair(book, states[0]?.pair ?? [wild, wild]) }))
    .sort((a, b) => a.locus.order - b.locus.order);
  const [seen] = looks.flatMap(({ locus, look }) => (look.white ? [{ form: look.white, locus }] : []));
  const white = seen ?? claimed;
  const shown = looks.filter(({ locus, look }) => !white || (!isHideable(locus) && !look.white));
  const keys = shown.map(({ look }) => look.key).filter((key) => key !== "");
  return {
    key: [...(white ? [white.form.key] : []), ...keys].sort().join(" "),
    shown: new Map(shown.map(({ locus, look }) => [locus, look.key])),
    white,
  };
}

/** Returns the pairs per locus with this look. A white animal hides other loci, but not a white form of an earlier locus. */
function wantedOf(book: GeneBook, { shown, white }: SeenLook, inPlay: readonly Locus[]): TargetLoci {
  const home = white?.locus;
  const holdsAt = (locus: Locus) => (pair: Pair) => {
    const look = lookOfPair(book, pair);
    if (!home || !isHideable(locus)) return look.key === (shown.get(locus) ?? "");
    if (locus === home) return look.white === white?.form;
    return look.viable && (locus.order > home.order || !look.white);
  };
  const loci = new Set([...inPlay, ...shown.keys(), ...(home ? [home] : [])]);
  return new Map([...loci].map((locus) => [locus, holdsAt(locus)]));
}

/** Compares a breeding record with its parents' expected hatchlings (lethal eggs do not hatch). */
export function expectedHatchlings(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  outcomes: readonly { look: string; count: number }[],
  { recombination = estimatedRecombination }: TargetOptions = {},
): OrRefusals<{ result: ExpectedHatchlings }> {
  const pairing = readPairing(book, sire, dam);
  if (!pairing.ok) return pairing;
  const { parents: described } = pairing;
  const cases = casesOf(described.sire, described.dam);
  const loci = lociInPlay(described.sire, described.dam);
  const viable = cases.map((parents) => {
    const sexes = loci.some((locus) => locus.sexLinked) ? (["male", "female"] as const) : [null, null];
    const lives = sexes.map((sex) =>
      product(loci.map((locus) => offspringAt(book, locus, parents.sire, parents.dam, sex, recombination).viable)),
    );
    return multiply(half, sum(lives));
  });
  const chanceIn = (seen: SeenLook) => {
    const wanted = wantedOf(book, seen, loci);
    return cases.map((parents, i) => {
      const lives = viable[i] ?? one;
      const chance = chanceOfTarget(book, wanted, { items: [] }, parents, recombination);
      return isZero(lives) ? zero : divide(chance, lives);
    });
  };

  const understood = outcomes.map(({ look }) => seenLook(book, look));
  const kinds = new Map<string, { chances: Rational[]; count: number }>();
  for (const [i, look] of understood.entries()) {
    if (!look) continue;
    const kind = kinds.get(look.key) ?? { chances: chanceIn(look), count: 0 };
    const count = outcomes[i]?.count ?? 0;
    kinds.set(look.key, { ...kind, count: kind.count + (Number.isSafeInteger(count) && count > 0 ? count : 0) });
  }
  const mean = (chances: readonly Rational[]) =>
    cases.reduce((total, { weight }, i) => add(total, multiply(weight, chances[i] ?? zero)), zero);
  const hatched = [...kinds.values()].reduce((total, { count }) => total + count, 0);
  const looks = outcomes.map(({ look, count }, i): HatchedLook => {
    const key = understood[i]?.key ?? null;
    const kind = key === null ? undefined : kinds.get(key);
    if (!kind) return { look, count, key, probability: null, expected: null };
    const probability = mean(kind.chances);
    return { look, count, key, probability, expected: multiply(probability, rational(hatched)) };
  });
  const expectations = cases.map(
    ({ weight }, i): Expectation => ({ weight, chances: [...kinds.values()].map(({ chances }) => chances[i] ?? zero) }),
  );
  const counts = [...kinds.values()].map(({ count }) => count);
  return { ok: true, result: { looks, exactTest: exactTest(expectations, counts) } };
}
