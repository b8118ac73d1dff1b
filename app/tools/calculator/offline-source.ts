import { makeGeneBook, parseLine } from "@borupa/genetics";
import type { CalculatorSource } from "./parent.ts";

export async function keepSource({ book, names, options, collection }: CalculatorSource) {
  const { balls, total, pedigree } = await collection();
  return { genes: [...book.genes.values()], combos: book.combos, names, options, balls, total, parents: [...pedigree] };
}

export type OfflineSource = Awaited<ReturnType<typeof keepSource>>;

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
