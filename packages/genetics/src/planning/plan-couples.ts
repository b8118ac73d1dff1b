import type { Kinship } from "../cross/kinship.ts";
import type { Choice } from "./plan-search.ts";

export interface Couple {
  sire: string;
  dam: string;
}

export interface Individuals {
  first: Couple;
  mate: { ball: string } | { second: Couple };
  /** Coefficient of inbreeding of the target offspring, and of the first pairing's offspring. */
  inbreeding: number;
  ofKept: number;
}

const parentsTried = 24;

/** Limits candidates, taking one of each litter before its siblings, which are equally related to most others. */
function tried(ids: readonly string[], { parentsOf }: Kinship): readonly string[] {
  if (ids.length <= parentsTried) return ids;
  const litters = Map.groupBy(ids, (id) => {
    const { sire, dam } = parentsOf(id);
    return sire === null && dam === null ? id : `${sire}×${dam}`;
  });
  const places = new Map([...litters.values()].flatMap((litter) => litter.map((id, place) => [id, place] as const)));
  return ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)).slice(0, parentsTried);
}

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
      // Each contributes independently to the kinship of the two young animals.
      const [fathers, mothers] = [leastOf(mate.sire.ids, toBoth), leastOf(mate.dam.ids, toBoth)];
      const second = leastRelatedCouple(fathers.ids, tried(mothers.ids, kinship), between, own.ofKept);
      const ofKept = Math.max(own.ofKept, between(second.sire, second.dam));
      if (offer({ ...own, mate: { second }, inbreeding: (fathers.least + mothers.least) / 4, ofKept })) return best;
    }
  }
  return best;
}

/** Returns the first couple with at most the given kinship, else the least related one. */
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
