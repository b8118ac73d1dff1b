// Fields of a plan over two generations, and the selection and order of listed plans.

import type { Relation } from "../cross/kinship.ts";
import { compare, type Rational } from "../genes/rational.ts";
import type { Couple } from "./plan-couples.ts";
import type { HeldBack } from "./plan-held-back.ts";

export interface TwoGenerationPlan {
  keep: HeldBack;
  mate: { kind: "ball"; id: string } | { kind: "sibling" | "second-clutch"; keep: HeldBack };
  /** Per egg of the second pairing. */
  probability: Rational;
  /** The chance of the whole plan, with clutches of so many eggs as were given. */
  overall: number;
  /** The relation of the two animals of the second pairing, and the coefficient of inbreeding of their offspring. */
  relation: Relation | null;
  inbreeding: number;
  /** One of its pairs is; see `isHarmful`. */
  harmful: boolean;
}

const plansListed = 5;

/** From half siblings on a pairing is one that the care articles advise against. */
export const closeKin = 1 / 8;

/** Harmless plans first; equal chances in the order of kinship; of two plans with the same animals the better one. */
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
  // Near kin are never first where others give the same per egg; and the best way without them is listed in any case.
  const asGood = apart.find(
    ({ probability, harmful }) => harmful === best.harmful && compare(probability, best.probability) >= 0,
  );
  const others = all.filter((plan) => plan !== (asGood ?? listed)).slice(0, plansListed - 1);
  return asGood ? [asGood, ...others] : [...others, listed];
}
