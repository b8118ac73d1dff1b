// A wanted offspring over two generations: keep one animal back from a first pairing and breed it on, to a ball of the collection
// or to a young one of another pairing (or, where nothing better is at hand, to its own sibling).

import { type Kin, type Kinship, relationOf } from "#app/snake/cross/kinship.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { Genotype } from "#app/snake/genes/genotype.ts";
import type { OffspringSex } from "#app/snake/genes/inheritance.ts";
import { type Rational, toNumber } from "#app/snake/genes/rational.ts";
import { readGenotype } from "#app/snake/genes/read-genotype.ts";
import { isHarmful } from "#app/snake/health/pair-health.ts";
import { type BallClass, type BlockStock, chanceOfBlock } from "./plan-block.ts";
import { atLeastOne, blockMoments, sexMoments } from "./plan-chance.ts";
import { leastRelated } from "./plan-couples.ts";
import { type KeptBack, keptBack } from "./plan-kept.ts";
import { bestOf, type TwoGenerationPlan } from "./plan-order.ts";
import { type Choice, searchTwoGenerations } from "./plan-search.ts";
import { blockTable, type Chance } from "./plan-tables.ts";
import { type BlockAtHand, chooseYoung } from "./plan-young.ts";

export interface PlanQuestion {
  book: GeneBook;
  wantedSex: OffspringSex;
  recombination: Rational;
  /** Of each clutch. */
  eggs: number;
  kinship: Kinship;
  /** Of the animals at hand, by id. */
  genotypeOf(id: string): Genotype;
}

/** Both of one clutch: at least one of each, which are never the same egg. */
function bothOf(he: number, she: number, perEgg: number, eggs: number): number {
  return Math.max(0, Math.min(he, she, he + she - (1 - (1 - perEgg) ** eggs)));
}

/**
 * The best plans, by the chance of the whole. A parent that is only possibly het counts anew in each pairing, although a het young
 * one would prove it: such plans are a little better than they say.
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
  const { keep, hatches } = keptBack(question, young.own, choice.sex, first, kinship.between(first.sire, first.dam));
  const sure = toNumber(keep.certainty) * made;
  const kept = (young: KeptBack): Genotype => {
    const read = readGenotype(book, young, young.sex === "male" ? "sire" : "dam");
    return read.ok ? read.genotype : genotypeOf("");
  };
  const kin: Kin = { id: null, parents: first };
  const isFirstHarmful = isHarmful(book, genotypeOf(first.sire), genotypeOf(first.dam));
  const common = { keep, probability: young.probability, inbreeding };
  if ("ball" in mate) {
    const relation = relationOf(kin, { id: mate.ball, parents: kinship.parentsOf(mate.ball) }, inbreeding);
    const other = genotypeOf(mate.ball);
    const own = kept(keep);
    const harmful = isFirstHarmful || (keep.sex === "male" ? isHarmful(book, own, other) : isHarmful(book, other, own));
    return { ...common, harmful, mate: { kind: "ball", id: mate.ball }, overall: hatches * sure, relation };
  }
  const { sire, dam } = mate.second;
  const other = keptBack(question, young.other, "female", mate.second, kinship.between(sire, dam));
  const isSibling = sire === first.sire && dam === first.dam;
  const perEgg = [keep, other.keep].reduce((all, one) => all + toNumber(one.probability) / toNumber(one.certainty), 0);
  const both = isSibling ? bothOf(hatches, other.hatches, perEgg, eggs) : hatches * other.hatches;
  const isSecondHarmful =
    isHarmful(book, genotypeOf(sire), genotypeOf(dam)) || isHarmful(book, kept(keep), kept(other.keep));
  return {
    ...common,
    harmful: isFirstHarmful || isSecondHarmful,
    mate: { kind: isSibling ? "sibling" : "second-clutch", keep: other.keep },
    overall: both * sure * toNumber(other.keep.certainty),
    relation: relationOf(kin, { id: null, parents: mate.second }, inbreeding),
  };
}
