// The calculator's source as one value that a device can store: plain data, and a source made of it again.

import type { Parents } from "@borupa/genetics";
import { type Combo, type Gene, makeGeneBook, parseLine } from "@borupa/genetics";
import type { CalculatorSource, ParentBall } from "./parent.ts";
import type { Side } from "./query.ts";

export interface OfflineSource {
  genes: readonly Gene[];
  combos: readonly Combo[];
  names: CalculatorSource["names"];
  options: Readonly<Record<Side, readonly string[]>>;
  balls: readonly ParentBall[];
  total: number;
  parents: readonly [string, Parents][];
}

export async function keepSource({ book, names, options, collection }: CalculatorSource): Promise<OfflineSource> {
  const { balls, total, pedigree } = await collection();
  return { genes: [...book.genes.values()], combos: book.combos, names, options, balls, total, parents: [...pedigree] };
}

export function sourceOf({ genes, combos, names, options, balls, total, parents }: OfflineSource): CalculatorSource {
  return {
    book: makeGeneBook(genes, combos),
    names,
    options,
    readLine: parseLine,
    findBall: async (id) => balls.find((ball) => ball.id === id) ?? null,
    collection: async () => ({ balls, total, pedigree: new Map(parents) }),
  };
}
