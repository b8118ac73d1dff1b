// A wanted offspring over two generations: keep one animal back from a first pairing and breed it on.

import type { GenotypeItem } from "#app/content/fields-of-kinds.ts";
import type { GeneBook } from "./gene-book.ts";
import { itemsOfPair } from "./genotype.ts";
import type { OffspringSex } from "./inheritance.ts";
import { together } from "./likeliest.ts";
import { chanceOfBlock, type Holdback, type Holding, holdbacks, type Kind, type Stocked } from "./plan-block.ts";
import { printGenotype } from "./print-genotype.ts";
import { compare, half, type Rational, toNumber, zero } from "./rational.ts";

export interface KeptBack {
  sex: "male" | "female";
  /** Its genes at the loci that matter. */
  items: GenotypeItem[];
  label: string;
  /** Per egg of the first pairing, the sex reckoned in. */
  probability: Rational;
  /** The chance that a young animal of that sex and look has these genes; below 1 it has to be proven first. */
  certainty: Rational;
}

export interface TwoGenerationPlan {
  /** The first pairing: any of these sires with any of these dams. */
  sires: string[];
  dams: string[];
  keep: KeptBack;
  /** What it is bred to: balls of the collection, or a sibling kept back as well. */
  mate: { kind: "balls"; ids: string[] } | { kind: "sibling"; keep: KeptBack };
  /** Per egg of the second pairing. */
  probability: Rational;
}

const plansListed = 5;

/** What the young of one pair of holdings are worth, in doubles: only for ranking; the plans listed are exact. */
interface Table {
  male: Holdback[];
  female: Holdback[];
  /** The best product of "is kept back" and "makes the target", for each holding of a mate. */
  withDam: number[];
  withSire: number[];
  withSibling: number;
}

interface Choice {
  score: number;
  sire: Kind;
  dam: Kind;
  mate: Kind | null;
  sex: "male" | "female";
}

type Chance = (sire: Holding, dam: Holding) => Rational;

/** The tables of one block, for every pair of its holdings. What a young animal makes with each mate is reckoned once. */
function tablesOf(book: GeneBook, { block, sires, dams }: Stocked, chance: Chance, recombination: Rational): Table[][] {
  const sons = new Map<string, number[]>();
  const daughters = new Map<string, number[]>();
  const siblings = new Map<string, number>();
  const once = <Value>(known: Map<string, Value>, key: string, make: () => Value): Value => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
  const best = (young: readonly Holdback[], worths: readonly number[][], mates: number) =>
    Array.from({ length: mates }, (_, mate) =>
      young.reduce((most, { weight }, i) => Math.max(most, weight * (worths[i]?.[mate] ?? 0)), 0),
    );
  return sires.map((sire) =>
    dams.map((dam) => {
      const male = holdbacks(book, block, sire, dam, "male", recombination);
      const female = block.sexLinked ? holdbacks(book, block, sire, dam, "female", recombination) : male;
      const asSire = male.map(({ key, holding }) =>
        once(sons, key, () => dams.map((mate) => toNumber(chance(holding, mate)))),
      );
      const asDam = female.map(({ key, holding }) =>
        once(daughters, key, () => sires.map((mate) => toNumber(chance(mate, holding)))),
      );
      const pairs = male.flatMap((he) =>
        female.map((she) => {
          const worth = once(siblings, `${he.key}×${she.key}`, () => toNumber(chance(he.holding, she.holding)));
          return he.weight * she.weight * worth;
        }),
      );
      return {
        male,
        female,
        withDam: best(male, asSire, dams.length),
        withSire: best(female, asDam, sires.length),
        withSibling: Math.max(0, ...pairs),
      };
    }),
  );
}

function keptBack(book: GeneBook, sex: "male" | "female", chosen: readonly Holdback[]): KeptBack {
  const items = chosen.flatMap(({ pairs }) => pairs.flatMap((pair) => itemsOfPair(book, pair)));
  return {
    sex,
    items,
    label: printGenotype(book, items),
    probability: together([half, ...chosen.map(({ probability }) => probability)]),
    certainty: together(chosen.map(({ certainty }) => certainty)),
  };
}

/**
 * The best plans, by the chance of the animal kept back times the chance of the target from it. Loci are independent, so the best
 * animal to keep is the best at each locus, and whole animals need not be gone through. A parent that is only possibly het counts
 * anew in each pairing, although a het young one would prove it: such plans are a little better than they say.
 */
export function planTwoGenerations(
  book: GeneBook,
  stock: readonly Stocked[],
  sires: readonly Kind[],
  dams: readonly Kind[],
  wantedSex: OffspringSex,
  recombination: Rational,
): TwoGenerationPlan[] {
  const chances = stock.map(
    ({ block }): Chance =>
      (sire, dam) =>
        chanceOfBlock(block, sire, dam, wantedSex, recombination),
  );
  const tables = stock.map((stocked, i) => tablesOf(book, stocked, chances[i] ?? (() => zero), recombination));
  const tableFor = (sire: Kind, dam: Kind) =>
    tables.flatMap((table, i) => table[sire.classes[i] ?? 0]?.[dam.classes[i] ?? 0] ?? []);

  const best: Choice[] = [];
  const offer = (choice: Choice) => {
    if (choice.score <= (best.length < plansListed ? 0 : (best.at(-1)?.score ?? 0))) return;
    const place = best.findIndex((other) => other.score < choice.score);
    best.splice(place < 0 ? best.length : place, 0, choice);
    best.length = Math.min(best.length, plansListed);
  };
  for (const sire of sires) {
    for (const dam of dams) {
      const perBlock = tableFor(sire, dam);
      const score = (of: (table: Table, i: number) => number | undefined) => {
        let product = 1;
        for (const [i, table] of perBlock.entries()) {
          product *= of(table, i) ?? 0;
          if (product === 0) break;
        }
        return product;
      };
      for (const mate of dams)
        offer({ sire, dam, mate, sex: "male", score: score((t, i) => t.withDam[mate.classes[i] ?? 0]) / 2 });
      for (const mate of sires)
        offer({ sire, dam, mate, sex: "female", score: score((t, i) => t.withSire[mate.classes[i] ?? 0]) / 2 });
      offer({ sire, dam, mate: null, sex: "male", score: score((t) => t.withSibling) / 4 });
    }
  }

  return best.map(({ sire, dam, mate, sex }) => {
    const keep: Holdback[] = [];
    const sibling: Holdback[] = [];
    const made: Rational[] = wantedSex ? [half] : [];
    for (const [i, { male, female }] of tableFor(sire, dam).entries()) {
      const chance = chances[i] ?? (() => zero);
      const place = mate?.classes[i] ?? 0;
      const partner = (sex === "male" ? stock[i]?.dams[place] : stock[i]?.sires[place]) ?? [];
      const options = mate
        ? (sex === "male" ? male : female).map((own) => ({
            kept: [own],
            chance: sex === "male" ? chance(own.holding, partner) : chance(partner, own.holding),
          }))
        : male.flatMap((he) => female.map((she) => ({ kept: [he, she], chance: chance(he.holding, she.holding) })));
      const worth = (option: (typeof options)[number]) =>
        together([option.chance, ...option.kept.map(({ probability }) => probability)]);
      const [chosen] = options.toSorted((a, b) => compare(worth(b), worth(a)));
      const [own, other] = chosen?.kept ?? [];
      if (own) keep.push(own);
      if (other) sibling.push(other);
      made.push(chosen?.chance ?? zero);
    }
    return {
      sires: sire.ids,
      dams: dam.ids,
      keep: keptBack(book, sex, keep),
      mate: mate ? { kind: "balls", ids: mate.ids } : { kind: "sibling", keep: keptBack(book, "female", sibling) },
      probability: together(made),
    };
  });
}
