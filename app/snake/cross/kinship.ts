// How closely any two of many animals are related: the tabular method, all pairs at once.

import type { Parents, Pedigree } from "./inbreeding.ts";

export interface Kinship {
  /** The coefficient of inbreeding of what the two would have together; for an animal and itself (1 + its own) / 2. */
  between(a: string, b: string): number;
  parentsOf(id: string): Parents;
}

/** The animals asked about and their nearest ancestors; whoever lies beyond counts as unrelated. */
const mostAnimals = 1200;
const unknown: Parents = { sire: null, dam: null };

function withAncestors(pedigree: Pedigree, ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    const { sire, dam } = pedigree.get(id) ?? unknown;
    for (const parent of [sire, dam]) if (parent !== null && found.size < mostAnimals) found.add(parent);
  }
  return found;
}

/** Parents before their young. Where a pedigree runs in a circle it is cut: an animal cannot be its own ancestor. */
function inOrder(pedigree: Pedigree, ids: ReadonlySet<string>): Map<string, Parents> {
  const done = new Map<string, Parents>();
  const open = new Set<string>();
  const visit = (id: string) => {
    open.add(id);
    const { sire, dam } = pedigree.get(id) ?? unknown;
    const known = (parent: string | null) => {
      if (parent === null || !ids.has(parent) || open.has(parent)) return null;
      if (!done.has(parent)) visit(parent);
      return parent;
    };
    const parents = { sire: known(sire), dam: known(dam) };
    open.delete(id);
    done.set(id, parents);
  };
  for (const id of ids) if (!done.has(id)) visit(id);
  return done;
}

/**
 * Wright's coefficients for every pair. Halves of halves are exact in doubles for as many generations as anybody keeps records of.
 */
export function kinshipAmong(pedigree: Pedigree, ids: readonly string[]): Kinship {
  const animals = inOrder(pedigree, withAncestors(pedigree, ids));
  const place = new Map([...animals.keys()].map((id, i): [string, number] => [id, i]));
  const count = animals.size;
  const table = new Float64Array(count * count);
  const kinshipOf = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? 0 : (table[a * count + b] ?? 0);
  const placeOf = (id: string | null) => (id === null ? undefined : place.get(id));
  for (const [id, { sire, dam }] of animals) {
    const own = placeOf(id) ?? 0;
    const [father, mother] = [placeOf(sire), placeOf(dam)];
    for (let other = 0; other < own; other++) {
      const value = (kinshipOf(father, other) + kinshipOf(mother, other)) / 2;
      table[own * count + other] = value;
      table[other * count + own] = value;
    }
    table[own * count + own] = (1 + kinshipOf(father, mother)) / 2;
  }
  return {
    between: (a, b) => kinshipOf(place.get(a), place.get(b)),
    parentsOf: (id) => animals.get(id) ?? unknown,
  };
}

export type Relation = "parent-child" | "full-siblings" | "half-siblings" | "related";

/** An animal of a pairing: one there is, or one still to hatch (`id` null) of known parents. */
export interface Kin {
  id: string | null;
  parents: Parents;
}

/** What two animals are to each other, as far as the records go; null where they share no ancestor. */
export function relationOf(a: Kin, b: Kin, inbreeding: number): Relation | null {
  const isParent = (id: string | null, { parents }: Kin) => id !== null && (parents.sire === id || parents.dam === id);
  if (isParent(a.id, b) || isParent(b.id, a)) return "parent-child";
  const shared = (["sire", "dam"] as const).filter(
    (side) => a.parents[side] !== null && a.parents[side] === b.parents[side],
  );
  if (shared.length === 2) return "full-siblings";
  if (shared.length === 1) return "half-siblings";
  return inbreeding > 0 ? "related" : null;
}
