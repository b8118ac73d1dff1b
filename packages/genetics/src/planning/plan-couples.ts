// Which individuals of the right kinds to take for a plan: those least related to each other.

import type { Kinship } from "../cross/kinship.ts";
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

/** Of each kind, how many first parents are tried. */
const parentsTried = 24;

/** All of them, or of very many one of each litter before its siblings: these are alike related to most others. */
function tried(ids: readonly string[], { parentsOf }: Kinship): readonly string[] {
  if (ids.length <= parentsTried) return ids;
  const litters = Map.groupBy(ids, (id) => {
    const { sire, dam } = parentsOf(id);
    return sire === null && dam === null ? id : `${sire}×${dam}`;
  });
  const places = new Map([...litters.values()].flatMap((litter) => litter.map((id, place) => [id, place] as const)));
  return ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)).slice(0, parentsTried);
}

/** Those with the least, and how much that is. */
function leastOf(ids: readonly string[], of: (id: string) => number): { least: number; ids: string[] } {
  const values = ids.map(of);
  const least = Math.min(...values);
  return { least, ids: ids.filter((_, i) => values[i] === least) };
}

export function leastRelated({ first, mate }: Choice, kinship: Kinship): Individuals | null {
  const { between } = kinship;
  let best: Individuals | null = null;
  const offer = (one: Individuals) => {
    const isBetter =
      !best || one.inbreeding < best.inbreeding || (one.inbreeding === best.inbreeding && one.ofKept < best.ofKept);
    if (isBetter) best = one;
    return one.inbreeding === 0 && one.ofKept === 0;
  };
  const dams = tried(first.dam.ids, kinship);
  for (const sire of tried(first.sire.ids, kinship)) {
    for (const dam of dams) {
      const own = { first: { sire, dam }, ofKept: between(sire, dam) };
      const toBoth = (other: string) => between(sire, other) + between(dam, other);
      if ("ids" in mate) {
        const { least, ids } = leastOf(mate.ids, toBoth);
        const [ball = ""] = ids;
        if (offer({ ...own, mate: { ball }, inbreeding: least / 2 })) return best;
        continue;
      }
      // Each adds the same to the kinship of the two young, whichever the other one is.
      const [fathers, mothers] = [leastOf(mate.sire.ids, toBoth), leastOf(mate.dam.ids, toBoth)];
      const second = leastRelatedCouple(fathers.ids, tried(mothers.ids, kinship), between, own.ofKept);
      const ofKept = Math.max(own.ofKept, between(second.sire, second.dam));
      if (offer({ ...own, mate: { second }, inbreeding: (fathers.least + mothers.least) / 4, ofKept })) return best;
    }
  }
  return best;
}

/** The first couple not more related than is good enough, else the least related. */
function leastRelatedCouple(
  sires: readonly string[],
  dams: readonly string[],
  between: Kinship["between"],
  enough: number,
): Couple {
  let best = { sire: "", dam: "" };
  let least = Number.POSITIVE_INFINITY;
  for (const sire of sires) {
    for (const dam of dams) {
      const kinship = between(sire, dam);
      if (kinship >= least) continue;
      best = { sire, dam };
      least = kinship;
      if (least <= enough) return best;
    }
  }
  return best;
}
