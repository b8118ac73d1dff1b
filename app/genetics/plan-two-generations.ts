// A wanted offspring over two generations: keep one animal back from a first pairing and breed it on, to a ball of the collection
// or to a young one of another pairing (or, where nothing better is at hand, to its own sibling).

import type { GenotypeItem } from "./gene.ts";
import type { GeneBook } from "./gene-book.ts";
import { itemsOfPair, type Maker } from "./genotype.ts";
import type { OffspringSex } from "./inheritance.ts";
import { type Kin, type Kinship, type Relation, relationOf } from "./kinship.ts";
import { product } from "./likeliest.ts";
import { wild } from "./locus-look.ts";
import { type BallClass, type BlockStock, chanceOfBlock, type Holdback, type Holding } from "./plan-block.ts";
import { atLeastOne, blockMoments, chanceToKeep, sexMoments } from "./plan-chance.ts";
import { type Couple, leastRelated } from "./plan-couples.ts";
import { type Choice, searchTwoGenerations } from "./plan-search.ts";
import { blockTable, type Chance } from "./plan-tables.ts";
import { printGenotype } from "./print-genotype.ts";
import { compare, half, type Rational, toNumber, zero } from "./rational.ts";

export interface KeptBack {
  sex: "male" | "female";
  parents: Couple;
  /** Its genes at the loci that matter, and for a male how it carries the sex-linked ones. */
  items: GenotypeItem[];
  makers: Record<string, Maker>;
  label: string;
  /** Per egg of the first pairing, the sex reckoned in. */
  probability: Rational;
  /** The chance that a young animal of that sex and look has these genes; below 1 it has to be proven first. */
  certainty: Rational;
  inbreeding: number;
}

export interface TwoGenerationPlan {
  keep: KeptBack;
  mate: { kind: "ball"; id: string } | { kind: "sibling" | "second-clutch"; keep: KeptBack };
  /** Per egg of the second pairing. */
  probability: Rational;
  /** The chance of the whole plan, with clutches of so many eggs as were asked about. */
  overall: number;
  /** What the two of the second pairing are to each other, and the coefficient of inbreeding of their offspring. */
  relation: Relation | null;
  inbreeding: number;
}

export interface PlanQuestion {
  book: GeneBook;
  wantedSex: OffspringSex;
  recombination: Rational;
  /** Of each clutch. */
  eggs: number;
  kinship: Kinship;
}

const plansListed = 5;

function keptBack(
  { book, kinship }: PlanQuestion,
  stock: readonly BlockStock[],
  sex: "male" | "female",
  parents: Couple,
  chosen: readonly Holdback[],
): KeptBack {
  const items = chosen.flatMap(({ pairs }) => pairs.flatMap((pair) => itemsOfPair(book, pair)));
  const makers: Record<string, Maker> = {};
  for (const [i, { pairs }] of chosen.entries()) {
    if (sex === "female" || !stock[i]?.block.sexLinked) continue;
    for (const [onX, onY] of pairs) {
      if (onX === onY) continue;
      if (onX !== wild) makers[onX] = "female";
      if (onY !== wild) makers[onY] = "male";
    }
  }
  return {
    sex,
    parents,
    items,
    makers,
    label: printGenotype(book, items),
    probability: product([half, ...chosen.map(({ probability }) => probability)]),
    certainty: product(chosen.map(({ certainty }) => certainty)),
    inbreeding: kinship.between(parents.sire, parents.dam),
  };
}

interface Chosen {
  own: Holdback[];
  other: Holdback[];
  /** For each block, sire and dam of the second pairing. */
  second: { sire: Holding; dam: Holding }[];
  probability: Rational;
}

const isBallClass = (mate: Choice["mate"]): mate is BallClass => "ids" in mate;

/** Both of one clutch: at least one of each, which are never the same egg. */
function bothOf(he: number, she: number, perEgg: number, eggs: number): number {
  return Math.max(0, Math.min(he, she, he + she - (1 - (1 - perEgg) ** eggs)));
}

/**
 * The best plans, by the chance of the whole. Loci are independent, so the best animal to keep is the best at each locus, and whole
 * animals need not be gone through. A parent that is only possibly het counts anew in each pairing, although a het young one would
 * prove it: such plans are a little better than they say.
 */
export function planTwoGenerations(
  question: PlanQuestion,
  stock: readonly BlockStock[],
  sires: readonly BallClass[],
  dams: readonly BallClass[],
): TwoGenerationPlan[] {
  const { book, wantedSex, recombination, eggs, kinship } = question;
  const chances = stock.map(
    ({ block }): Chance =>
      (sire, dam) =>
        chanceOfBlock(block, sire, dam, wantedSex, recombination),
  );
  const tables = stock.map((stocked, i) => blockTable(book, stocked, chances[i] ?? (() => zero), recombination));

  const chosenFor = ({ first, mate, sex }: Choice): Chosen => {
    const chosen: Chosen = { own: [], other: [], second: [], probability: zero };
    const made: Rational[] = wantedSex ? [half] : [];
    for (const [i, table] of tables.entries()) {
      const chance = chances[i] ?? (() => zero);
      const young = table.cells[first.cells[i] ?? 0];
      const others = isBallClass(mate) ? [] : (table.cells[mate.cells[i] ?? 0]?.female ?? []);
      const options = isBallClass(mate)
        ? (young?.[sex] ?? []).map((own) => {
            const partner = stock[i]?.[sex === "male" ? "dams" : "sires"][mate.classes[i] ?? 0] ?? [];
            const pair = sex === "male" ? [own.holding, partner] : [partner, own.holding];
            return { kept: [own], sire: pair[0] ?? [], dam: pair[1] ?? [] };
          })
        : (young?.male ?? []).flatMap((he) =>
            others.map((she) => ({ kept: [he, she], sire: he.holding, dam: she.holding })),
          );
      const weighed = options.map((option) => {
        const perEgg = chance(option.sire, option.dam);
        return { ...option, perEgg, worth: product([perEgg, ...option.kept.map(({ probability }) => probability)]) };
      });
      const [best] = weighed.toSorted((a, b) => compare(b.worth, a.worth));
      const [own, other] = best?.kept ?? [];
      if (own) chosen.own.push(own);
      if (other) chosen.other.push(other);
      if (best) chosen.second.push({ sire: best.sire, dam: best.dam });
      made.push(best?.perEgg ?? zero);
    }
    return { ...chosen, probability: product(made) };
  };

  const pairingOf = ({ sire, dam }: { sire: BallClass; dam: BallClass }) =>
    stock.map(({ block, sires, dams }, i) => ({
      block,
      sire: sires[sire.classes[i] ?? 0] ?? [],
      dam: dams[dam.classes[i] ?? 0] ?? [],
    }));

  const planOf = (choice: Choice): TwoGenerationPlan | null => {
    const individuals = leastRelated(choice, kinship);
    if (!individuals) return null;
    const { first, mate, inbreeding } = individuals;
    const chosen = chosenFor(choice);
    const keep = keptBack(question, stock, choice.sex, first, chosen.own);
    const kept = (couple: { sire: BallClass; dam: BallClass }, young: Holdback[], sex: "male" | "female") =>
      chanceToKeep(book, pairingOf(couple), young, sex, recombination, eggs);
    const moments = stock.map(({ block }, i) => {
      const { sire, dam } = chosen.second[i] ?? { sire: [], dam: [] };
      return blockMoments({ block, sire, dam, holds: block.holds }, wantedSex, recombination, eggs);
    });
    const blocks = stock.map(({ block }) => block);
    const made = toNumber(atLeastOne([...moments, ...sexMoments(blocks, wantedSex, eggs)], eggs));
    const own = kept(choice.first, chosen.own, choice.sex);
    const kin: Kin = { id: null, parents: first };
    const common = { keep, probability: chosen.probability, inbreeding };
    if ("ball" in mate) {
      const relation = relationOf(kin, { id: mate.ball, parents: kinship.parentsOf(mate.ball) }, inbreeding);
      const overall = own * toNumber(keep.certainty) * made;
      return { ...common, mate: { kind: "ball", id: mate.ball }, overall, relation };
    }
    const she = keptBack(question, stock, "female", mate.second, chosen.other);
    const other = isBallClass(choice.mate) ? 0 : kept(choice.mate, chosen.other, "female");
    const isSibling = mate.second.sire === first.sire && mate.second.dam === first.dam;
    const perEgg = [keep, she].reduce((all, one) => all + toNumber(one.probability) / toNumber(one.certainty), 0);
    const both = isSibling ? bothOf(own, other, perEgg, eggs) : own * other;
    return {
      ...common,
      mate: { kind: isSibling ? "sibling" : "second-clutch", keep: she },
      overall: both * toNumber(keep.certainty) * toNumber(she.certainty) * made,
      relation: relationOf(kin, { id: null, parents: mate.second }, inbreeding),
    };
  };

  const plans = searchTwoGenerations(tables, sires, dams).flatMap((choice) => planOf(choice) ?? []);
  return bestOf(plans);
}

/** From half siblings on a pairing is one that the care articles advise against. */
export const closeKin = 1 / 8;

/** Equal chances in the order of kinship; of two plans with the same animals the better one. */
function bestOf(plans: readonly TwoGenerationPlan[]): TwoGenerationPlan[] {
  const coarse = (chance: number) => Number(chance.toPrecision(9));
  const sorted = plans.toSorted(
    (a, b) =>
      coarse(b.overall) - coarse(a.overall) ||
      a.inbreeding - b.inbreeding ||
      a.keep.inbreeding - b.keep.inbreeding ||
      Number(a.mate.kind !== "ball") - Number(b.mate.kind !== "ball"),
  );
  const named = ({ sire, dam }: Couple) => `${sire}×${dam}`;
  const distinct = new Map<string, TwoGenerationPlan>();
  for (const plan of sorted) {
    const { mate, keep } = plan;
    const animals = [named(keep.parents), mate.kind === "ball" ? mate.id : named(mate.keep.parents)].sort().join(" ");
    if (!distinct.has(animals)) distinct.set(animals, plan);
  }
  const all = [...distinct.values()];
  const [best] = all;
  const apart = all.find(({ inbreeding }) => inbreeding < closeKin);
  if (!best || !apart || best === apart || best.inbreeding < closeKin) return all.slice(0, plansListed);
  // Near kin are never first where others give the same per egg; and the best way without them is listed in any case.
  const others = all.filter((plan) => plan !== apart).slice(0, plansListed - 1);
  return compare(apart.probability, best.probability) < 0 ? [...others, apart] : [apart, ...others];
}
