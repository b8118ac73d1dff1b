// Two-generation plans: their fields, selection and order.

import type { Relation } from "../cross/kinship.ts";
import { compare, type Rational } from "../genes/rational.ts";
import type { Couple } from "./plan-couples.ts";
import type { HeldBack } from "./plan-held-back.ts";

export interface TwoGenerationPlan {
  keep: HeldBack;
  mate: { kind: "ball"; id: string } | { kind: "sibling" | "second-clutch"; keep: HeldBack };
  probability: Rational;
  /** Chance of the whole plan with the given clutch size. */
  overall: number;
  relation: Relation | null;
  inbreeding: number;
  /** Whether one of its pairings is harmful; see `isHarmful`. */
  harmful: boolean;
}

const plansListed = 5;

/** Half siblings, from which on the care articles advise against a pairing. */
export const closeKin = 1 / 8;

/** Sorts harmless plans first, ties by kinship, and keeps the better of two plans with the same animals. */
export function bestOf(plans: readonly TwoGenerationPlan[]): TwoGenerationPlan[] {
  const coarse = (chance: number) => Number(chance.toPrecision(9));
  const sorted = plans.toSorted(
    (a, b) =>
      Number(a.harmful) - Number(b.harmful) ||
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
  const apart = all.filter(({ inbreeding }) => inbreeding < closeKin);
  const [listed] = apart;
  if (!best || !listed || best.inbreeding < closeKin) return all.slice(0, plansListed);
  // Close kin never come first if another plan is as good per egg; the best plan without close kin is always listed.
  const asGood = apart.find(
    ({ probability, harmful }) => harmful === best.harmful && compare(probability, best.probability) >= 0,
  );
  const others = all.filter((plan) => plan !== (asGood ?? listed)).slice(0, plansListed - 1);
  return asGood ? [asGood, ...others] : [...others, listed];
}
