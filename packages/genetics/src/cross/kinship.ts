// How closely any two of many animals are related: the tabular method, all pairs at once.

import { type OrRefusals, refusal } from "../genes/gene.ts";
import { add, half, multiply, one, type Rational, zero } from "../genes/rational.ts";

// Wright's coefficient of inbreeding from a pedigree, exactly.
export interface Parents {
  sire: string | null;
  dam: string | null;
}

/** Each animal's parents by id; an animal not listed has none that are known. */
export type Pedigree = ReadonlyMap<string, Parents>;

const maxAncestors = 400;

/** How many generations lie above each animal of the pedigree of `id`; null where an animal is its own ancestor or there are too many. */
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
 * The chance that both copies of a gene in the animal come from one copy in a common ancestor: 0 where the known parents share
 * none, 1/4 for a litter of full siblings mated. Unknown animals count as unrelated.
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
    // The younger of two is never an ancestor of the other, so its parents stand in for it.
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
  /** The coefficient of inbreeding of what the two would have together; for an animal and itself (1 + its own) / 2. */
  between(a: string, b: string): number;
  parentsOf(id: string): Parents;
}

/** The animals compared and their nearest ancestors; animals beyond them count as unrelated. */
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

/** Returns how two animals are related, as far as the records go; null where they share no ancestor. */
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
