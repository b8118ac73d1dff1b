// Kinship of animals: the tabular method, for all pairs at once.

import { type OrRefusals, refusal } from "../genes/gene.ts";
import { add, half, multiply, one, type Rational, zero } from "../genes/rational.ts";

// Wright's coefficient of inbreeding from a pedigree, exact.
export interface Parents {
  sire: string | null;
  dam: string | null;
}

/** Parents by animal id. Animals that are not listed have no known parents. */
export type Pedigree = ReadonlyMap<string, Parents>;

const maxAncestors = 400;

/** Returns the number of generations above each ancestor of `id`; null if the pedigree is cyclic or too large. */
function depths(pedigree: Pedigree, id: string): Map<string, number> | null {
  const depth = new Map<string, number>();
  const open = new Set<string>();
  const stack = [id];
  while (stack.length > 0) {
    const current = stack.at(-1) ?? id;
    const parents = pedigree.get(current);
    const known = [parents?.sire, parents?.dam].filter((parent): parent is string => !!parent);
    const pending = depth.has(current) ? [] : known.filter((parent) => !depth.has(parent));
    if (pending.some((parent) => open.has(parent) || parent === current) || open.size > maxAncestors) return null;
    if (pending.length > 0) {
      open.add(current);
      stack.push(...pending);
      continue;
    }
    stack.pop();
    open.delete(current);
    if (!depth.has(current)) depth.set(current, 1 + Math.max(-1, ...known.map((parent) => depth.get(parent) ?? 0)));
    if (depth.size > maxAncestors) return null;
  }
  return depth;
}

/**
 * Returns the chance that both copies of a gene descend from one copy in a common ancestor: 0 if the known parents share none,
 * 1/4 for offspring of full siblings. Unknown animals count as unrelated.
 */
export function inbreedingCoefficient(pedigree: Pedigree, id: string): OrRefusals<{ coefficient: Rational }> {
  const depth = depths(pedigree, id);
  if (!depth) {
    const message = `血統が循環しているか、${maxAncestors}匹を超えているため、近交係数を計算できません。`;
    return { ok: false, refusals: [refusal("bad-pedigree", message)] };
  }
  const known = new Map<string, Rational>();
  const kinship = (a: string | null | undefined, b: string | null | undefined): Rational => {
    if (!a || !b) return zero;
    const [younger, older] = (depth.get(a) ?? 0) >= (depth.get(b) ?? 0) ? [a, b] : [b, a];
    const key = `${younger}&${older}`;
    const before = known.get(key);
    if (before) return before;
    const parents = pedigree.get(younger);
    // Recurse into the younger animal, which is never an ancestor of the other.
    const value =
      a === b
        ? multiply(half, add(one, kinship(parents?.sire, parents?.dam)))
        : multiply(half, add(kinship(parents?.sire, older), kinship(parents?.dam, older)));
    known.set(key, value);
    return value;
  };
  const parents = pedigree.get(id);
  return { ok: true, coefficient: kinship(parents?.sire, parents?.dam) };
}

export interface Kinship {
  /** Coefficient of inbreeding of their offspring; for an animal with itself (1 + its own) / 2. */
  between(a: string, b: string): number;
  parentsOf(id: string): Parents;
}

/** The animals and their nearest ancestors; animals beyond the limit count as unrelated. */
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

/** Sorts parents before offspring. Cuts cycles in the pedigree. */
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
 * Computes Wright's coefficients of all pairs. Doubles represent the repeated halves exactly for any realistic number of
 * generations.
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

/** An animal of a pairing; `id` is null if it has yet to hatch from known parents. */
export interface Kin {
  id: string | null;
  parents: Parents;
}

/** Returns how two animals are related according to the records; null if they share no ancestor. */
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
