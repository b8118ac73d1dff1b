// Expected beside actual: what a pairing should have given, what hatched, and how surprising the difference is.

import type { GenotypeItem } from "#app/content/fields-of-kinds.ts";
import type { GeneBook } from "./gene-book.ts";
import type { Animal, Genotype } from "./genotype.ts";
import { estimatedRecombination } from "./inheritance.ts";
import { together } from "./likeliest.ts";
import { lookOfPair, wild } from "./locus-look.ts";
import { itemsOfLook } from "./look-names.ts";
import { type Expectation, type Lopsidedness, lopsidedness } from "./lopsidedness.ts";
import { lociInPlay, offspringAt } from "./offspring.ts";
import { parseLine } from "./parse-line.ts";
import { add, divide, half, isZero, multiply, one, type Rational, rational, sum, zero } from "./rational.ts";
import { readGenotype } from "./read-genotype.ts";
import type { OrRefusals } from "./refusal.ts";
import { chanceOfTarget, readTarget, type Target, type TargetOptions, type Wanted } from "./target.ts";

export interface HatchedLook {
  /** As the breeding record names it. */
  look: string;
  count: number;
  /** Of the hatchlings; null where the name is not understood. */
  probability: Rational | null;
  /** How many of the understood hatchlings were to be expected. */
  expected: Rational | null;
}

export interface ExpectedHatchlings {
  looks: HatchedLook[];
  /** Null where nothing is understood, or more has hatched than a few clutches hold. */
  lopsidedness: Lopsidedness | null;
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

/** What an animal shows, without what it carries unseen: nobody sees a het on a hatchling. */
function shownItems(book: GeneBook, items: readonly GenotypeItem[]): GenotypeItem[] | null {
  const reading = readGenotype(book, { items }, "dam");
  if (!reading.ok) return null;
  return [...reading.genotype.loci.values()].flatMap(({ states }) =>
    itemsOfLook(book, lookOfPair(book, states[0]?.pair ?? [wild, wild]).visible),
  );
}

function wantedLook(book: GeneBook, look: string): { target: Target; wanted: Wanted; key: string } | null {
  const parsed = parseLine(book, look);
  const items = parsed.ok && parsed.line.unknown.length === 0 ? shownItems(book, parsed.line.items) : null;
  const target: Target = { items: items ?? [], others: "none" };
  const aim = readTarget(book, target);
  const key = (items ?? [])
    .map(({ gene, state }) => `${gene}:${state}`)
    .sort()
    .join(" ");
  return items && aim.ok ? { target, wanted: aim.wanted, key } : null;
}

/** Compares a breeding record's hatchlings with what its parents should give, at hatchling level (lethal eggs do not hatch). */
export function expectedHatchlings(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  outcomes: readonly { look: string; count: number }[],
  { recombination = estimatedRecombination }: TargetOptions = {},
): OrRefusals<{ result: ExpectedHatchlings }> {
  const father = readGenotype(book, sire, "sire");
  const mother = readGenotype(book, dam, "dam");
  if (!father.ok || !mother.ok) {
    return { ok: false, refusals: [father, mother].flatMap((reading) => (reading.ok ? [] : reading.refusals)) };
  }
  const cases = casesOf(father.genotype, mother.genotype);
  const loci = lociInPlay(father.genotype, mother.genotype);
  const viable = cases.map((parents) => {
    const sexes = loci.some((locus) => locus.sexLinked) ? (["male", "female"] as const) : [null, null];
    const lives = sexes.map((sex) =>
      together(loci.map((locus) => offspringAt(book, locus, parents.sire, parents.dam, sex, recombination).viable)),
    );
    return multiply(half, sum(lives));
  });
  const chanceIn = ({ target, wanted }: { target: Target; wanted: Wanted }) =>
    cases.map((parents, i) => {
      const lives = viable[i] ?? one;
      const chance = chanceOfTarget(book, wanted, target, parents, recombination);
      return isZero(lives) ? zero : divide(chance, lives);
    });

  const understood = outcomes.map(({ look }) => wantedLook(book, look));
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
    const kind = kinds.get(understood[i]?.key ?? "");
    if (!understood[i] || !kind) return { look, count, probability: null, expected: null };
    const probability = mean(kind.chances);
    return { look, count, probability, expected: multiply(probability, rational(hatched)) };
  });
  const expectations = cases.map(
    ({ weight }, i): Expectation => ({ weight, chances: [...kinds.values()].map(({ chances }) => chances[i] ?? zero) }),
  );
  const counts = [...kinds.values()].map(({ count }) => count);
  return { ok: true, result: { looks, lopsidedness: lopsidedness(expectations, counts) } };
}
