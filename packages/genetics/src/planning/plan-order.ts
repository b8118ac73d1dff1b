// Two-generation plans: their fields, selection and order.

import type { Relation } from "../cross/kinship.ts";
import type { Rational } from "../genes/rational.ts";
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

/**
 * Sorts plans: harmful ones and close kin last, then by chance. Keeps the better of two plans with the same animals, and always
 * lists the likeliest one.
 */
export function bestOf(plans: readonly TwoGenerationPlan[]): TwoGenerationPlan[] {
  const isClose = ({ inbreeding }: TwoGenerationPlan) => inbreeding >= closeKin;
  const coarse = (chance: number) => Number(chance.toPrecision(9));
  const sorted = plans.toSorted(
    (a, b) =>
      Number(a.harmful) - Number(b.harmful) ||
      Number(isClose(a)) - Number(isClose(b)) ||
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
  const listed = all.slice(0, plansListed);
  const [likeliest] = all
    .filter(({ harmful }) => harmful === all[0]?.harmful)
    .toSorted((a, b) => b.overall - a.overall);
  return !likeliest || listed.includes(likeliest) ? listed : [...listed.slice(0, -1), likeliest];
}
