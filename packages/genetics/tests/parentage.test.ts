import { expect, test } from "vitest";
import type { Animal } from "../src/genes/genotype.ts";
import { isHideable, lookOfPair, type Pair } from "../src/genes/locus-look.ts";
import { readGenotype } from "../src/genes/read-genotype.ts";
import { parentageDoubts } from "../src/proving/parentage.ts";
import { animal, calculableGenes, crossed, dice, good, randomAnimal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const countable = calculableGenes.map(({ id }) => id);
const few = ["clown", "albino", "candy", "pastel", "mojave", "lesser", "spider", "banana", "pinstripe", "piebald"];

const doubts = (sire: string | null, dam: string | null, young: string) =>
  parentageDoubts(
    book,
    { sire: sire === null ? null : animal(sire), dam: dam === null ? null : animal(dam) },
    animal(young),
  );

/** Enumerates the animals a description may mean. */
function everyAnimal(described: Animal): Map<string, Pair>[] {
  let all: Map<string, Pair>[] = [new Map()];
  for (const [id, { states }] of good(readGenotype(book, described, "dam")).genotype.loci)
    all = all.flatMap((one) => states.map(({ pair }) => new Map(one).set(id, pair)));
  return all;
}

/** Returns what is visible at each locus; for a white animal only what it does not hide. */
function seen(pairs: ReadonlyMap<string, Pair>, ids: readonly string[]): string {
  return ids.map((id) => lookOfPair(book, pairs.get(id) ?? ["+", "+"]).key).join("|");
}

test("parents can have every living egg of a random pair", () => {
  const roll = dice(241);
  for (let i = 0; i < 60; i++) {
    const [sire, dam] = [randomAnimal(roll, countable, 3), randomAnimal(roll, countable, 3)];
    for (const { items, viable } of crossed(sire, dam, { rows: 400 }).genotypes) {
      const found = parentageDoubts(book, { sire, dam }, { items });
      if (viable) expect(found, JSON.stringify([sire, dam, items])).toEqual([]);
      else expect(found?.some(({ dies }) => dies)).toBe(true);
    }
  }
});

test("rejects exactly those random young whose look no egg has", () => {
  const roll = dice(242);
  let [possible, impossible] = [0, 0];
  for (let i = 0; i < 300; i++) {
    const [sire, dam] = [randomAnimal(roll, few, 2), randomAnimal(roll, few, 2)];
    const young: Animal = { items: randomAnimal(roll, few, 1 + roll(2)).items.filter(({ state }) => state !== "het") };
    const meant = everyAnimal(young);
    const isWhite = meant.every((one) => [...one.values()].some((pair) => lookOfPair(book, pair).white));
    const [fathers, mothers] = [everyAnimal(sire), everyAnimal(dam)];
    const ids = [...new Set([...fathers, ...mothers, ...meant].flatMap((one) => [...one.keys()]))].filter((id) => {
      const locus = [...book.locusOf.values()].find((one) => one.id === id);
      return meant.some((one) => one.has(id)) || !isWhite || !locus || !isHideable(locus);
    });
    const eggs = new Set<string>();
    for (const father of fathers) {
      for (const mother of mothers) {
        // Enumerates the choices of one copy per locus from either parent.
        for (let choice = 0; choice < 4 ** ids.length; choice++) {
          const egg = new Map(
            ids.map((id, at): [string, Pair] => {
              const bits = Math.floor(choice / 4 ** at) % 4;
              const none: Pair = ["+", "+"];
              return [id, [(mother.get(id) ?? none)[bits & 1] ?? "+", (father.get(id) ?? none)[bits >> 1] ?? "+"]];
            }),
          );
          if ([...egg.values()].every((pair) => lookOfPair(book, pair).viable)) eggs.add(seen(egg, ids));
        }
      }
    }
    const canBe = meant.some((one) => eggs.has(seen(one, ids)));
    const found = parentageDoubts(book, { sire, dam }, young);
    expect(found?.length === 0, JSON.stringify([sire, dam, young])).toBe(canBe);
    if (canBe) possible += 1;
    else impossible += 1;
  }
  expect([possible > 30, impossible > 30]).toEqual([true, true]);
});

test("a recessive from parents without it is explained by unproven hets", () => {
  const [both] = doubts("normal", "mojave", "mojave albino") ?? [];
  expect(both).toEqual({
    shown: ["albino"],
    lacking: [],
    dies: false,
    explanations: [
      [
        { parent: "dam", kind: "unproven-het", gene: "albino" },
        { parent: "sire", kind: "unproven-het", gene: "albino" },
      ],
    ],
    otherSire: false,
    otherDam: false,
  });
  const [half] = doubts("pastel", "het albino", "pastel albino") ?? [];
  expect(half).toMatchObject({
    explanations: [[{ parent: "sire", kind: "unproven-het", gene: "albino" }]],
    otherSire: true,
    otherDam: false,
  });
});

test("two lethal copies are reported, and impossible parents are not judged", () => {
  const lethal = [...book.genes.values()].find(
    ({ homozygote, inheritance }) => homozygote === "non-viable" && inheritance !== "recessive",
  );
  if (!lethal) throw new Error("no gene whose two copies do not live");
  const one = { items: [{ gene: lethal.id, state: "visual" as const }] };
  const two = { items: [{ gene: lethal.id, state: "super" as const }] };
  expect(parentageDoubts(book, { sire: one, dam: one }, two)).toMatchObject([{ dies: true, explanations: [] }]);
  const three = { items: ["mojave", "lesser", "phantom"].map((gene) => ({ gene, state: "visual" as const })) };
  expect(parentageDoubts(book, { sire: three, dam: one }, one)).toBeNull();
  expect(parentageDoubts(book, { sire: null, dam: null }, one)).toBeNull();
});
