import { expect, test } from "vitest";
import { offeredLooks } from "../src/cross/offered-looks.ts";
import type { GenotypeItem } from "../src/genes/gene.ts";
import { makeGeneBook } from "../src/genes/gene-book.ts";
import type { Animal } from "../src/genes/genotype.ts";
import { lookOfPair } from "../src/genes/locus-look.ts";
import { add, divide, fractionText, isOne, type Rational, sum, zero } from "../src/genes/rational.ts";
import { readGenotype } from "../src/genes/read-genotype.ts";
import { unseenGenes } from "../src/proving/unseen-genes.ts";
import { animal, crossed, dice, good, randomAnimal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const few = ["clown", "albino", "candy", "piebald", "pastel", "pinstripe", "banana", "yellow-belly", "enchi"].filter(
  (id) => book.genes.has(id),
);

/** Returns the key of an animal's visible look. */
function lookOf(items: readonly GenotypeItem[]): { key: string; hidden: string[] } {
  const looks = [...good(readGenotype(book, { items }, "dam")).genotype.loci.values()].map(({ states }) =>
    lookOfPair(book, states[0]?.pair ?? ["+", "+"]),
  );
  return {
    key: looks
      .map(({ key }) => key)
      .filter(Boolean)
      .sort()
      .join(" "),
    hidden: looks.flatMap(({ hidden }) => hidden),
  };
}

test("random pairs: a look hides what its eggs hide", () => {
  const roll = dice(243);
  let compared = 0;
  for (let i = 0; i < 80; i++) {
    const [sire, dam] = [randomAnimal(roll, few, 3), randomAnimal(roll, few, 3)];
    const rows = crossed(sire, dam, { rows: 2000 }).genotypes.filter(({ viable }) => viable);
    const groups = Map.groupBy(
      rows.map(({ items, probability }) => ({ ...lookOf(items), items, probability })),
      ({ key }) => key,
    );
    for (const group of groups.values()) {
      const all = sum(group.map(({ probability }) => probability));
      const expected = new Map<string, Rational>();
      for (const { hidden, probability } of group)
        for (const gene of hidden) expected.set(gene, add(expected.get(gene) ?? zero, divide(probability, all)));
      const hiddenHere = new Set(group.flatMap(({ hidden }) => hidden));
      const shown = (group[0]?.items ?? []).filter(({ gene, state }) => state !== "het" || !hiddenHere.has(gene));
      const found = unseenGenes(book, sire, dam, { items: shown });
      expect(Object.fromEntries(found.map(({ gene, chance }) => [gene, fractionText(chance)]))).toEqual(
        Object.fromEntries([...expected].map(([gene, chance]) => [gene, fractionText(chance)])),
      );
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test("the suggestions add up to all hatchlings, parse back, and are possible for the parents", () => {
  const roll = dice(244);
  const genes = [...few, "mojave", "lesser", "black-pastel", "cinnamon"];
  for (let i = 0; i < 40; i++) {
    const [sire, dam]: [Animal, Animal] = [randomAnimal(roll, genes, 2), randomAnimal(roll, genes, 2)];
    const { looks, isAll } = good(offeredLooks(book, sire, dam));
    if (looks.length === 0) continue;
    expect(isAll).toBe(true);
    expect(isOne(sum(looks.map(({ chance }) => chance)))).toBe(true);
    for (const { line, items } of looks) expect(lookOf(animal(line).items), line).toEqual(lookOf(items));
  }
});

test("a BEL with several possible pairs is offered as each of them; polygenic traits do not interfere", () => {
  const { looks } = good(offeredLooks(book, animal("mojave lesser"), animal("mojave lesser")));
  expect(looks.map(({ line, chance }) => `${line} ${fractionText(chance)}`).sort()).toEqual(
    ["スーパーモハベ 1/4", "スーパーレッサー 1/4", "モハベ レッサー 1/2"].sort(),
  );
  const pastel = book.genes.get("pastel");
  if (!pastel) throw new Error("no pastel");
  const bred = makeGeneBook([...book.genes.values(), { ...pastel, id: "dark", inheritance: "polygenic" }], []);
  const sire: Animal = {
    items: [
      { gene: "dark", state: "visual" },
      { gene: "pastel", state: "visual" },
    ],
  };
  expect(good(offeredLooks(bred, sire, animal("normal"))).looks).toHaveLength(2);
});
