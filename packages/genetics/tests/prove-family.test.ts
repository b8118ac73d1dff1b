import { expect, test } from "vitest";
import { fractionText, half, one, percentText, rational } from "../src/genes/rational.ts";
import { geneRecord } from "../src/proving/gene-record.ts";
import { couplesOf, hiddenInParent, hiddenInYoung, isOpenAt, provenCouples } from "../src/proving/prove-family.ts";
import { animal, dice } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const locusOf = (gene: string) => {
  const locus = book.locusOf.get(gene);
  if (!locus) throw new Error(gene);
  return locus;
};

function proven(gene: string, sire: string, dam: string, young = "normal") {
  const locus = locusOf(gene);
  const couples = provenCouples(
    book,
    gene,
    couplesOf(book, locus, animal(sire), animal(dam)) ?? [],
    animal(young).items,
  );
  const words = (items: readonly { gene: string; state: string; percent?: number }[] | null) =>
    items?.map(({ gene, state, percent }) => `${gene} ${state}${percent ? ` ${percent}` : ""}`) ?? null;
  return {
    couples,
    sire: words(hiddenInParent(book, locus, couples, "sire")),
    dam: words(hiddenInParent(book, locus, couples, "dam")),
    sibling: (line: string) => words(hiddenInYoung(book, locus, couples, animal(line).items)),
  };
}

test("contradictory records are not changed", () => {
  expect(proven("clown", "normal", "normal").couples).toEqual([]);
});

test("certain facts are unchanged", () => {
  const locus = locusOf("clown");
  expect(
    ["normal", "50% het clown", "het clown", "clown"].map((line) => isOpenAt(book, locus, animal(line).items)),
  ).toEqual([true, true, false, false]);
});

test("random families match enumerating every family", () => {
  const roll = dice(245);
  for (let i = 0; i < 50; i++) {
    const [p, q] = [(1 + roll(19)) / 20, (1 + roll(19)) / 20];
    const family = proven("clown", `${Math.round(p * 100)}% het clown`, `${Math.round(q * 100)}% het clown`);
    const chance = (percent: number) =>
      percent === 66 || percent === 67 ? 2 / 3 : percent === 33 ? 1 / 3 : percent / 100;
    const [a, b] = [chance(Math.round(p * 100)), chance(Math.round(q * 100))];
    let [all, sireHet, siblings, carriers] = [0, 0, 0, 0];
    for (const sire of [0, 1]) {
      for (const dam of [0, 1]) {
        const prior = (sire ? a : 1 - a) * (dam ? b : 1 - b);
        // Share of eggs with one copy, and with none.
        const eggs = [sire, 0].flatMap((x) => [dam, 0].map((y) => x + y));
        const carrier = eggs.filter((copies) => copies === 1).length / 4;
        const plain = eggs.filter((copies) => copies === 0).length / 4;
        all += prior * carrier;
        sireHet += sire * prior * carrier;
        siblings += prior * carrier * (carrier + plain);
        carriers += prior * carrier * carrier;
      }
    }
    const percentOf = (words: string[] | null) => Number(/(\d+)$/.exec(words?.[0] ?? "")?.[1] ?? 100);
    const asBreedersWrite = (share: number) =>
      Math.abs(share - 2 / 3) < 1e-12 ? 66 : Math.min(99, Math.round(share * 100));
    expect(percentOf(family.sire)).toBe(asBreedersWrite(sireHet / all));
    expect(percentOf(family.sibling("normal"))).toBe(asBreedersWrite(carriers / siblings));
  }
});

test("a gene across several pairs has the exact chance; small clutches give no verdict", () => {
  const even = geneRecord([{ chance: half, hatched: 8, shown: 6 }]);
  // 6, 7, 8, and the same on the other side: 2 · (28 + 8 + 1) / 256.
  expect(fractionText(even.test?.probability ?? one)).toBe("37/128");
  expect(fractionText(even.expected)).toBe("4");
  expect(geneRecord([{ chance: half, hatched: 4, shown: 4 }]).canBeOdd).toBe(false);
  expect(geneRecord([{ chance: half, hatched: 8, shown: 4 }]).canBeOdd).toBe(true);
  expect(geneRecord([{ chance: rational(0), hatched: 3, shown: 1 }]).test).toMatchObject({ impossible: true });
  expect(geneRecord([]).test).toBeNull();
});

test("random records match enumerating every clutch", () => {
  const roll = dice(246);
  for (let i = 0; i < 40; i++) {
    const clutches = Array.from({ length: 1 + roll(3) }, () => {
      const hatched = 1 + roll(4);
      return { chance: rational(1 + roll(3), 4), hatched, shown: roll(hatched + 1) };
    });
    const young = clutches.flatMap(({ chance, hatched }) =>
      Array.from({ length: hatched }, () => Number(chance.numerator) / Number(chance.denominator)),
    );
    const counts = new Map<number, number>();
    for (let which = 0; which < 2 ** young.length; which++) {
      const shows = young.map((_, at) => Math.floor(which / 2 ** at) % 2 === 1);
      const chance = young.reduce((all, p, at) => all * (shows[at] ? p : 1 - p), 1);
      const count = shows.filter(Boolean).length;
      counts.set(count, (counts.get(count) ?? 0) + chance);
    }
    const shown = clutches.reduce((total, clutch) => total + clutch.shown, 0);
    const own = counts.get(shown) ?? 0;
    const p = [...counts.values()].filter((one) => one <= own * (1 + 1e-9)).reduce((a, b) => a + b, 0);
    const found = geneRecord(clutches).test?.probability ?? rational(0);
    expect(Number(found.numerator) / Number(found.denominator)).toBeCloseTo(p, 9);
    expect(percentText(found)).not.toBe("");
  }
});
