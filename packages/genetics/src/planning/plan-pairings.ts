// Reverse search: ranks a collection's pairings that can make a target.

import { kinshipAmong, type Pedigree, type Relation, relationOf } from "../cross/kinship.ts";
import { readTarget, type Target } from "../cross/target.ts";
import type { OrRefusals } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { type Animal, estimatedRecombination, type Genotype } from "../genes/genotype.ts";
import { product } from "../genes/offspring.ts";
import { compare, half, isZero, one, type Rational } from "../genes/rational.ts";
import { readGenotype } from "../genes/read-genotype.ts";
import { isHarmful } from "../health/pair-health.ts";
import { type BallClass, type BlockStock, blocksOf, chanceOfBlock, holdingKey, holdingOf } from "./plan-block.ts";
import { type PlanGaps, planGaps } from "./plan-gaps.ts";
import { atLeastOne, blockMoments, sexMoments } from "./plan-held-back.ts";
import { closeKin, type TwoGenerationPlan } from "./plan-order.ts";
import { type PlanQuestion, planTwoGenerations } from "./plan-two-generations.ts";

export interface PlanBall extends Animal {
  id: string;
  sex: "male" | "female" | "unknown";
}

interface PlannedPairing {
  sire: string;
  dam: string;
  harmful: boolean;
  probability: Rational;
  atLeastOne: Rational;
  relation: Relation | null;
  inbreeding: number;
}

export interface Plan {
  pairings: PlannedPairing[];
  /** Number of pairings that can make the target; `pairings` lists the best. */
  possible: number;
  twoGenerations: TwoGenerationPlan[];
  gaps: PlanGaps | null;
  skipped: { id: string; reason: string }[];
}

export interface PlanOptions {
  recombination?: Rational;
  rows?: number;
  eggs?: number;
  pedigree?: Pedigree;
}

interface Candidate {
  id: string;
  genotype: Genotype;
}

/** Groups equivalent balls; adds each block's distinct holdings to `stock`. */
function kindsOf(balls: readonly Candidate[], blocks: readonly BlockStock[], side: "sires" | "dams"): BallClass[] {
  const known = blocks.map(() => new Map<string, number>());
  const kinds = new Map<string, BallClass>();
  for (const { id, genotype } of balls) {
    const classes = blocks.map((stocked, i) => {
      const holding = holdingOf(stocked.block, genotype);
      const key = holdingKey(holding);
      const place = known[i]?.get(key) ?? stocked[side].length;
      if (place === stocked[side].length) stocked[side].push(holding);
      known[i]?.set(key, place);
      return place;
    });
    const kind = kinds.get(classes.join(","));
    if (kind) kind.ids.push(id);
    else kinds.set(classes.join(","), { ids: [id], genotype, classes });
  }
  return [...kinds.values()];
}

/**
 * Lists harmless pairings first with close kin last among them, then by chance per egg, kinship, and chance of at least one in
 * a clutch.
 */
function listPairings(
  question: PlanQuestion,
  stock: readonly BlockStock[],
  sires: readonly BallClass[],
  dams: readonly BallClass[],
  rows: number,
): Pick<Plan, "pairings" | "possible"> {
  const { wantedSex, recombination, eggs } = question;
  const chances = stock.map(({ block, sires, dams }) =>
    sires.map((sire) => dams.map((dam) => chanceOfBlock(block, sire, dam, wantedSex, recombination))),
  );
  const blocks = stock.map(({ block }) => block);
  const sexShare = wantedSex ? [half] : [];
  const able = sires.flatMap((sire) =>
    dams.flatMap((dam) => {
      const perBlock = chances.map((table, i) => table[sire.classes[i] ?? 0]?.[dam.classes[i] ?? 0] ?? one);
      if (perBlock.some(isZero)) return [];
      return [{ sire, dam, probability: product([...sexShare, ...perBlock]) }];
    }),
  );
  able.sort((a, b) => compare(b.probability, a.probability));
  const inClutch = ({ sire, dam }: { sire: BallClass; dam: BallClass }) => {
    const moments = stock.map(({ block, sires, dams }, i) => {
      const [father, mother] = [sires[sire.classes[i] ?? 0] ?? [], dams[dam.classes[i] ?? 0] ?? []];
      return blockMoments({ block, sire: father, dam: mother, holds: block.holds }, wantedSex, recombination, eggs);
    });
    return atLeastOne([...moments, ...sexMoments(blocks, wantedSex, eggs)], eggs);
  };
  const pairings: PlannedPairing[] = [];
  for (const [harmful, close] of [
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ] as const) {
    for (let from = 0; from < able.length && pairings.length < rows; ) {
      const next = able.findIndex(
        ({ probability }, i) => i > from && compare(probability, able[from]?.probability ?? one) !== 0,
      );
      const equal = able.slice(from, next < 0 ? undefined : next);
      from += equal.length;
      pairings.push(...bestOfEqual(question, equal, { harmful, close }, inClutch, rows - pairings.length));
    }
  }
  return { pairings, possible: able.reduce((count, { sire, dam }) => count + sire.ids.length * dam.ids.length, 0) };
}

interface ClassPair {
  sire: BallClass;
  dam: BallClass;
  probability: Rational;
}

/** Among pairs of one chance per egg, returns the best of the given class (harmful, close kin). */
function bestOfEqual(
  { book, kinship, genotypeOf }: PlanQuestion,
  equal: readonly ClassPair[],
  { harmful, close }: { harmful: boolean; close: boolean },
  inClutch: (pair: ClassPair) => Rational,
  rows: number,
): PlannedPairing[] {
  const animals = equal.flatMap((pair) => {
    const { probability } = pair;
    const couples = pair.sire.ids.flatMap((sire) => pair.dam.ids.map((dam) => ({ sire, dam })));
    const wanted = couples.filter(
      ({ sire, dam }) =>
        kinship.between(sire, dam) >= closeKin === close &&
        isHarmful(book, genotypeOf(sire), genotypeOf(dam)) === harmful,
    );
    if (wanted.length === 0) return [];
    const clutch = inClutch(pair);
    return wanted.map(({ sire, dam }) => {
      const inbreeding = kinship.between(sire, dam);
      return { sire, dam, harmful, probability, atLeastOne: clutch, inbreeding };
    });
  });
  animals.sort((a, b) => a.inbreeding - b.inbreeding || compare(b.atLeastOne, a.atLeastOne));
  const kin = (id: string) => ({ id, parents: kinship.parentsOf(id) });
  return animals
    .slice(0, rows)
    .map((pair) => ({ ...pair, relation: relationOf(kin(pair.sire), kin(pair.dam), pair.inbreeding) }));
}

/**
 * Plans pairings of a collection. 200 balls make 10,000 pairings, so equivalent animals, and loci with equal holdings, are
 * computed once.
 */
export function planPairings(
  book: GeneBook,
  balls: readonly PlanBall[],
  target: Omit<Target, "others">,
  { recombination = estimatedRecombination, rows = 20, eggs = 6, pedigree = new Map() }: PlanOptions = {},
): OrRefusals<{ plan: Plan }> {
  const aim = readTarget(book, target);
  if (!aim.ok) return aim;
  const skipped: Plan["skipped"] = [];
  const males: Candidate[] = [];
  const females: Candidate[] = [];
  for (const ball of balls) {
    const role = ball.sex === "male" ? "sire" : "dam";
    const reading = readGenotype(book, ball, role);
    if (ball.sex === "unknown") skipped.push({ id: ball.id, reason: "性別が不明です。" });
    else if (!reading.ok)
      skipped.push({ id: ball.id, reason: reading.refusals.map(({ message }) => message).join("") });
    else (role === "sire" ? males : females).push({ id: ball.id, genotype: reading.genotype });
  }
  const stock = blocksOf(aim.wanted).map((block): BlockStock => ({ block, sires: [], dams: [] }));
  const sires = kindsOf(males, stock, "sires");
  const dams = kindsOf(females, stock, "dams");
  const kinship = kinshipAmong(
    pedigree,
    [...males, ...females].map(({ id }) => id),
  );
  const genotypes = new Map([...males, ...females].map(({ id, genotype }) => [id, genotype]));
  const nothing: Genotype = { loci: new Map(), readings: [] };
  const genotypeOf = (id: string) => genotypes.get(id) ?? nothing;
  const question: PlanQuestion = { book, wantedSex: target.sex ?? null, recombination, eggs, kinship, genotypeOf };
  const { pairings, possible } = listPairings(question, stock, sires, dams, rows);
  const twoGenerations = planTwoGenerations(question, stock, sires, dams);
  const genes = target.items.map(({ gene }) => gene);
  const isReachable = possible > 0 || twoGenerations.length > 0;
  const gaps = isReachable ? null : planGaps(book, genes, aim.wanted, males, females);
  return { ok: true, plan: { pairings, possible, twoGenerations, gaps, skipped } };
}
