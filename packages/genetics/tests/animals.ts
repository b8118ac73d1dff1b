// Helpers of the genetics tests: animals from lines, unwrapped results, and seeded random animals.

import { type Cross, type CrossOptions, cross } from "../src/cross/cross.ts";
import { chanceOfTarget, readTarget, type Target } from "../src/cross/target.ts";
import type { GenotypeItem, Refusal } from "../src/genes/gene.ts";
import { distinctGenes, isCalculable } from "../src/genes/gene-book.ts";
import { type Animal, estimatedRecombination } from "../src/genes/genotype.ts";
import type { Rational } from "../src/genes/rational.ts";
import { readGenotype } from "../src/genes/read-genotype.ts";
import { parseLine } from "../src/reading/parse-line.ts";
import { starterBook } from "./starter-book.ts";

type Result<Value> = ({ ok: true } & Value) | { ok: false; refusals: Refusal[] };

/** Returns the value of a result that must succeed. */
export function good<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.refusals.map(({ message }) => message).join("\n"));
  return result;
}

/** Parses a line that must be fully understood. */
export function animal(line: string): Animal {
  const { items, makers, unknown } = good(parseLine(starterBook, line)).line;
  if (unknown.length > 0) throw new Error(`not understood: ${unknown.map(({ text }) => text).join(", ")}`);
  return { items, makers };
}

export function crossed(sire: string | Animal, dam: string | Animal, options?: CrossOptions): Cross {
  const of = (parent: string | Animal) => (typeof parent === "string" ? animal(parent) : parent);
  return good(cross(starterBook, of(sire), of(dam), options)).cross;
}

export const calculableGenes = distinctGenes(starterBook).filter(isCalculable);

/** Returns the exact chance per egg of the target. */
export function chancePerEgg(sire: Animal, dam: Animal, target: Target): Rational {
  const parents = {
    sire: good(readGenotype(starterBook, sire, "sire")).genotype,
    dam: good(readGenotype(starterBook, dam, "dam")).genotype,
  };
  const { wanted } = good(readTarget(starterBook, target));
  return chanceOfTarget(starterBook, wanted, target, parents, estimatedRecombination);
}

/** Seeded random numbers (mulberry32). */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % sides;
  };
}

const percents = [66, 50, 33, 25, 12, 80];

/** Returns a possible animal with at most one gene per locus, in any state. */
export function randomAnimal(roll: (sides: number) => number, genes: readonly string[], count: number): Animal {
  const items = new Map<unknown, GenotypeItem>();
  for (let i = 0; i < count; i++) {
    const gene = genes[roll(genes.length)] ?? "pastel";
    const state = (["visual", "super", "het", "pos-het"] as const)[roll(4)] ?? "visual";
    const percent = state === "pos-het" ? { percent: percents[roll(percents.length)] ?? 50 } : {};
    items.set(starterBook.locusOf.get(gene), { gene, state, ...percent });
  }
  return { items: [...items.values()] };
}
