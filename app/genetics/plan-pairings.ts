// Reverse search: which pairings of a collection can make a wanted offspring, best first.

import type { GeneBook } from "./gene-book.ts";
import type { Animal, Genotype } from "./genotype.ts";
import { estimatedRecombination } from "./inheritance.ts";
import { together } from "./likeliest.ts";
import { blocksOf, chanceOfBlock, holdingKey, holdingOf, type Kind, type Stocked } from "./plan-block.ts";
import { planTwoGenerations, type TwoGenerationPlan } from "./plan-two-generations.ts";
import { compare, half, isZero, one, type Rational } from "./rational.ts";
import { readGenotype } from "./read-genotype.ts";
import type { OrRefusals } from "./refusal.ts";
import { readTarget, type Target } from "./target.ts";

export interface PlanBall extends Animal {
  id: string;
  sex: "male" | "female" | "unknown";
}

interface PlannedPairing {
  sire: string;
  dam: string;
  /** Per egg. */
  probability: Rational;
}

export interface Plan {
  pairings: PlannedPairing[];
  /** How many pairings can make the wanted offspring; `pairings` lists the best of them. */
  possible: number;
  /** Where no pairing can, the best ways over one animal kept back. */
  twoGenerations: TwoGenerationPlan[];
  /** Balls that could not take part, and why. */
  skipped: { id: string; reason: string }[];
}

export interface PlanOptions {
  recombination?: Rational;
  /** How many pairings to list at most: 20 where not said. */
  rows?: number;
}

/** Gathers balls of one kind; `stock` collects each block's distinct holdings on the way. */
function kindsOf(
  balls: readonly { id: string; genotype: Genotype }[],
  blocks: readonly Stocked[],
  side: "sires" | "dams",
): Kind[] {
  const known = blocks.map(() => new Map<string, number>());
  const kinds = new Map<string, Kind>();
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

/** Two hundred balls are ten thousand pairings; alike animals are reckoned once, and each locus once for each two holdings. */
export function planPairings(
  book: GeneBook,
  balls: readonly PlanBall[],
  target: Omit<Target, "others">,
  { recombination = estimatedRecombination, rows = 20 }: PlanOptions = {},
): OrRefusals<{ plan: Plan }> {
  const aim = readTarget(book, target);
  if (!aim.ok) return aim;
  const skipped: Plan["skipped"] = [];
  const males: { id: string; genotype: Genotype }[] = [];
  const females: typeof males = [];
  for (const ball of balls) {
    const role = ball.sex === "male" ? "sire" : "dam";
    const reading = readGenotype(book, ball, role);
    if (ball.sex === "unknown") skipped.push({ id: ball.id, reason: "性別が不明です。" });
    else if (!reading.ok)
      skipped.push({ id: ball.id, reason: reading.refusals.map(({ message }) => message).join("") });
    else (role === "sire" ? males : females).push({ id: ball.id, genotype: reading.genotype });
  }

  const stock = blocksOf(aim.wanted).map((block): Stocked => ({ block, sires: [], dams: [] }));
  const sires = kindsOf(males, stock, "sires");
  const dams = kindsOf(females, stock, "dams");
  const wantedSex = target.sex ?? null;
  const chances = stock.map(({ block, sires, dams }) =>
    sires.map((sire) => dams.map((dam) => chanceOfBlock(block, sire, dam, wantedSex, recombination))),
  );
  const able = sires.flatMap((sire) =>
    dams.flatMap((dam) => {
      const perBlock = chances.map((table, i) => table[sire.classes[i] ?? 0]?.[dam.classes[i] ?? 0] ?? one);
      if (perBlock.some(isZero)) return [];
      return [{ sire, dam, probability: together(wantedSex ? [half, ...perBlock] : perBlock) }];
    }),
  );
  able.sort((a, b) => compare(b.probability, a.probability));
  const pairings: PlannedPairing[] = [];
  for (const { sire, dam, probability } of able) {
    for (const father of sire.ids) {
      for (const mother of dam.ids) {
        if (pairings.length < rows) pairings.push({ sire: father, dam: mother, probability });
      }
    }
    if (pairings.length >= rows) break;
  }
  const possible = able.reduce((count, { sire, dam }) => count + sire.ids.length * dam.ids.length, 0);
  const twoGenerations = possible > 0 ? [] : planTwoGenerations(book, stock, sires, dams, wantedSex, recombination);
  return { ok: true, plan: { pairings, possible, twoGenerations, skipped } };
}
