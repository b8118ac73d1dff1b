// Which individuals of the right kinds to take for a plan: those least related to each other.

import type { Kinship } from "./kinship.ts";
import type { Choice } from "./plan-search.ts";

export interface Couple {
  sire: string;
  dam: string;
}

export interface Individuals {
  first: Couple;
  mate: { ball: string } | { second: Couple };
  /** The coefficient of inbreeding of the wanted offspring, and of the first pairing's. */
  inbreeding: number;
  ofKept: number;
}

/** Of each kind, how many parents are tried: where these are all alike related, so are the others as a rule. */
const parentsTried = 6;

const few = (ids: readonly string[]) => ids.slice(0, parentsTried);

export function leastRelated({ first, mate }: Choice, { between }: Kinship): Individuals | null {
  let best: Individuals | null = null;
  const offer = (one: Individuals) => {
    const isBetter =
      !best || one.inbreeding < best.inbreeding || (one.inbreeding === best.inbreeding && one.ofKept < best.ofKept);
    if (isBetter) best = one;
    return one.inbreeding === 0 && one.ofKept === 0;
  };
  for (const sire of few(first.sire.ids)) {
    for (const dam of few(first.dam.ids)) {
      const own = { first: { sire, dam }, ofKept: between(sire, dam) };
      if ("ids" in mate) {
        for (const ball of mate.ids) {
          const inbreeding = (between(sire, ball) + between(dam, ball)) / 2;
          if (offer({ ...own, mate: { ball }, inbreeding })) return best;
        }
        continue;
      }
      for (const father of few(mate.sire.ids)) {
        for (const mother of few(mate.dam.ids)) {
          const across = between(sire, father) + between(sire, mother) + between(dam, father) + between(dam, mother);
          const ofKept = Math.max(own.ofKept, between(father, mother));
          const second = { sire: father, dam: mother };
          if (offer({ ...own, mate: { second }, inbreeding: across / 4, ofKept })) return best;
        }
      }
    }
  }
  return best;
}
