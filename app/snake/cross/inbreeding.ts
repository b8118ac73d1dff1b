// Wright's coefficient of inbreeding from a pedigree, exactly.

import { add, half, multiply, one, type Rational, zero } from "#app/snake/genes/rational.ts";
import { type OrRefusals, refusal } from "#app/snake/genes/refusal.ts";

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
