// Expected beside actual: what a pairing should have given, what hatched, and how surprising the difference is.

import { chanceOfTarget, type TargetLoci, type TargetOptions } from "#app/snake/cross/target.ts";
import type { GeneBook, Locus } from "#app/snake/genes/gene-book.ts";
import type { Animal, Genotype } from "#app/snake/genes/genotype.ts";
import { estimatedRecombination } from "#app/snake/genes/inheritance.ts";
import { product } from "#app/snake/genes/likeliest.ts";
import { lookOfPair, type Pair, wild } from "#app/snake/genes/locus-look.ts";
import { isHideable } from "#app/snake/genes/masking.ts";
import { lociInPlay, offspringAt } from "#app/snake/genes/offspring.ts";
import {
  add,
  divide,
  half,
  isZero,
  multiply,
  one,
  type Rational,
  rational,
  sum,
  zero,
} from "#app/snake/genes/rational.ts";
import { readGenotype, readPairing } from "#app/snake/genes/read-genotype.ts";
import type { OrRefusals } from "#app/snake/genes/refusal.ts";
import type { WhiteForm } from "#app/snake/genes/white-forms.ts";
import { parseLine } from "#app/snake/reading/parse-line.ts";
import { type ExactTest, type Expectation, exactTest } from "./exact-test.ts";

export interface HatchedLook {
  /** As the breeding record names it. */
  look: string;
  count: number;
  /** Equal for looks nobody can tell apart, like that of a `LookRow`; null where the name is not understood. */
  key: string | null;
  /** Of the hatchlings; null where the name is not understood. */
  probability: Rational | null;
  /** How many of the understood hatchlings were to be expected. */
  expected: Rational | null;
}

export interface ExpectedHatchlings {
  looks: HatchedLook[];
  /** Null where nothing is understood, or more has hatched than a few clutches hold. */
  exactTest: ExactTest | null;
}

/** Beyond this many cases of what the parents may carry, their mean stands for them. */
const mostCases = 64;

interface Case {
  weight: Rational;
  sire: Genotype;
  dam: Genotype;
}

/** Every certain pair of parents the possible hets leave open, with its weight. */
function casesOf(sire: Genotype, dam: Genotype): Case[] {
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
  /** The key of what shows, at the loci that show anything. */
  shown: ReadonlyMap<Locus, string>;
  /** The white form it is, and the locus whose two alleles make it. */
  white: { form: WhiteForm; locus: Locus } | null;
}

/** What a recorded name shows, without what it carries unseen: nobody sees a het on a hatchling. A bare "BEL" is a look as well. */
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

/** The pairs of each locus that look so: a white animal hides whatever it can, but not a white form of a locus before its own. */
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

/** Compares a breeding record's hatchlings with what its parents should give, at hatchling level (lethal eggs do not hatch). */
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
