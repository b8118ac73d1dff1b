// Two-generation plans: hold back one animal of a first pairing and breed it to a ball of the collection, to an animal of another
// pairing, or, if nothing better is available, to its sibling.

import { type Kin, type Kinship, relationOf } from "../cross/kinship.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import type { Genotype, OffspringSex } from "../genes/genotype.ts";
import { product } from "../genes/offspring.ts";
import { compare, half, type Rational, toNumber, zero } from "../genes/rational.ts";
import { readGenotype } from "../genes/read-genotype.ts";
import { isHarmful } from "../health/pair-health.ts";
import { type BallClass, type BlockStock, chanceOfBlock, type Holdback, type Holding } from "./plan-block.ts";
import { leastRelated } from "./plan-couples.ts";
import { atLeastOne, blockMoments, type ChosenAt, type HeldBack, heldBack, sexMoments } from "./plan-held-back.ts";
import { bestOf, type TwoGenerationPlan } from "./plan-order.ts";
import { type BlockTable, blockTable, type Chance, type Choice, searchTwoGenerations } from "./plan-search.ts";

// Choice of the offspring to hold back. Loci are independent, so the best animal is the best at each of them; no need to
// enumerate whole animals.

interface BlockAtHand extends BlockStock {
  table: BlockTable;
  chance: Chance;
}

interface ChosenYoung {
  own: ChosenAt[];
  other: ChosenAt[];
  /** For each block, sire and dam of the second pairing. */
  second: { sire: Holding; dam: Holding }[];
  probability: Rational;
}

const isBallClass = (mate: Choice["mate"]): mate is BallClass => "ids" in mate;

interface Option {
  holdbacks: Holdback[];
  sire: Holding;
  dam: Holding;
}

function chooseYoung(choice: Choice, blocks: readonly BlockAtHand[], wantedSex: OffspringSex): ChosenYoung {
  const { first, mate, sex } = choice;
  const young: ChosenYoung = { own: [], other: [], second: [], probability: zero };
  const made: Rational[] = wantedSex ? [half] : [];
  for (const [i, stock] of blocks.entries()) {
    const best = bestAt(stock, optionsAt(choice, stock, i));
    const [own, other] = best?.option.holdbacks ?? [];
    const among = (couple: { sire: BallClass; dam: BallClass }) => ({
      block: stock.block,
      sire: stock.sires[couple.sire.classes[i] ?? 0] ?? [],
      dam: stock.dams[couple.dam.classes[i] ?? 0] ?? [],
    });
    young.own.push({ ...among(first), siblings: stock.table.cells[first.cells[i] ?? 0]?.[sex] ?? [], chosen: own });
    if (!isBallClass(mate)) {
      const siblings = stock.table.cells[mate.cells[i] ?? 0]?.female ?? [];
      young.other.push({ ...among(mate), siblings, chosen: other });
    }
    young.second.push({ sire: best?.option.sire ?? [], dam: best?.option.dam ?? [] });
    made.push(best?.perEgg ?? zero);
  }
  return { ...young, probability: product(made) };
}

function optionsAt({ first, mate, sex }: Choice, { sires, dams, table }: BlockAtHand, i: number): Option[] {
  const young = table.cells[first.cells[i] ?? 0];
  if (!isBallClass(mate)) {
    const daughters = table.cells[mate.cells[i] ?? 0]?.female ?? [];
    return (young?.male ?? []).flatMap((he) =>
      daughters.map((she) => ({ holdbacks: [he, she], sire: he.holding, dam: she.holding })),
    );
  }
  const partner = (sex === "male" ? dams : sires)[mate.classes[i] ?? 0] ?? [];
  return (young?.[sex] ?? []).map((own) =>
    sex === "male"
      ? { holdbacks: [own], sire: own.holding, dam: partner }
      : { holdbacks: [own], sire: partner, dam: own.holding },
  );
}

function bestAt({ chance }: BlockAtHand, options: readonly Option[]) {
  const [best] = options
    .map((option) => {
      const perEgg = chance(option.sire, option.dam);
      return { option, perEgg, worth: product([perEgg, ...option.holdbacks.map(({ probability }) => probability)]) };
    })
    .toSorted((a, b) => compare(b.worth, a.worth));
  return best;
}

export interface PlanQuestion {
  book: GeneBook;
  wantedSex: OffspringSex;
  recombination: Rational;
  eggs: number;
  kinship: Kinship;
  genotypeOf(id: string): Genotype;
}

/** Returns the chance of getting both from one clutch, as different eggs. */
function bothOf(he: number, she: number, perEgg: number, eggs: number): number {
  return Math.max(0, Math.min(he, she, he + she - (1 - (1 - perEgg) ** eggs)));
}

/**
 * Returns the best plans by overall chance. A possible het parent is counted as uncertain in each pairing, although het offspring
 * would prove it, so such plans are slightly underrated.
 */
export function planTwoGenerations(
  question: PlanQuestion,
  stock: readonly BlockStock[],
  sires: readonly BallClass[],
  dams: readonly BallClass[],
): TwoGenerationPlan[] {
  const { book, wantedSex, recombination } = question;
  const blocks = stock.map((stocked): BlockAtHand => {
    const chance: Chance = (sire, dam) => chanceOfBlock(stocked.block, sire, dam, wantedSex, recombination);
    return { ...stocked, chance, table: blockTable(book, stocked, chance, recombination) };
  });
  const choices = searchTwoGenerations(
    blocks.map(({ table }) => table),
    sires,
    dams,
  );
  return bestOf(choices.flatMap((choice) => planOf(question, blocks, choice) ?? []));
}

function planOf(question: PlanQuestion, blocks: readonly BlockAtHand[], choice: Choice): TwoGenerationPlan | null {
  const { book, wantedSex, recombination, eggs, kinship, genotypeOf } = question;
  const individuals = leastRelated(choice, kinship);
  if (!individuals) return null;
  const { first, mate, inbreeding } = individuals;
  const young = chooseYoung(choice, blocks, wantedSex);
  const moments = blocks.map(({ block }, i) => {
    const { sire, dam } = young.second[i] ?? { sire: [], dam: [] };
    return blockMoments({ block, sire, dam, holds: block.holds }, wantedSex, recombination, eggs);
  });
  const ofSex = sexMoments(
    blocks.map(({ block }) => block),
    wantedSex,
    eggs,
  );
  const made = toNumber(atLeastOne([...moments, ...ofSex], eggs));
  const { keep, hatches } = heldBack(question, young.own, choice.sex, first, kinship.between(first.sire, first.dam));
  const sure = toNumber(keep.certainty) * made;
  const heldBackGenotype = (young: HeldBack): Genotype => {
    const read = readGenotype(book, young, young.sex === "male" ? "sire" : "dam");
    return read.ok ? read.genotype : genotypeOf("");
  };
  const kin: Kin = { id: null, parents: first };
  const isFirstHarmful = isHarmful(book, genotypeOf(first.sire), genotypeOf(first.dam));
  const common = { keep, probability: young.probability, inbreeding };
  if ("ball" in mate) {
    const relation = relationOf(kin, { id: mate.ball, parents: kinship.parentsOf(mate.ball) }, inbreeding);
    const other = genotypeOf(mate.ball);
    const own = heldBackGenotype(keep);
    const harmful = isFirstHarmful || (keep.sex === "male" ? isHarmful(book, own, other) : isHarmful(book, other, own));
    return { ...common, harmful, mate: { kind: "ball", id: mate.ball }, overall: hatches * sure, relation };
  }
  const { sire, dam } = mate.second;
  const other = heldBack(question, young.other, "female", mate.second, kinship.between(sire, dam));
  const isSibling = sire === first.sire && dam === first.dam;
  const perEgg = [keep, other.keep].reduce((all, one) => all + toNumber(one.probability) / toNumber(one.certainty), 0);
  const both = isSibling ? bothOf(hatches, other.hatches, perEgg, eggs) : hatches * other.hatches;
  const isSecondHarmful =
    isHarmful(book, genotypeOf(sire), genotypeOf(dam)) ||
    isHarmful(book, heldBackGenotype(keep), heldBackGenotype(other.keep));
  return {
    ...common,
    harmful: isFirstHarmful || isSecondHarmful,
    mate: { kind: isSibling ? "sibling" : "second-clutch", keep: other.keep },
    overall: both * sure * toNumber(other.keep.certainty),
    relation: relationOf(kin, { id: null, parents: mate.second }, inbreeding),
  };
}
