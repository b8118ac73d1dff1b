import { expect, test } from "vitest";
import { clutchOf, targetOfLook } from "../src/cross/clutch.ts";
import type { Animal } from "../src/genes/genotype.ts";
import {
  add,
  compare,
  fractionText,
  isOne,
  multiply,
  one,
  percentText,
  rational,
  subtract,
  sum,
} from "../src/genes/rational.ts";
import { animal, calculableGenes, chancePerEgg, crossed, dice, good, randomAnimal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const autosomal = calculableGenes.filter((gene) => !book.locusOf.get(gene.id)?.sexLinked).map(({ id }) => id);
const everything = calculableGenes.map(({ id }) => id);

function pairs(seed: number, genes: readonly string[], count: number, size: number): [Animal, Animal][] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => [randomAnimal(roll, genes, size), randomAnimal(roll, genes, size)]);
}

const rowsOf = (
  rows: { line?: string; label: string; sex?: string; probability: Parameters<typeof fractionText>[0] }[],
) => rows.map((row) => `${row.sex ?? ""} ${row.line ?? row.label} ${fractionText(row.probability)}`);

test("the outcomes of a pairing add up to exactly 1, including unlisted ones", () => {
  for (const [sire, dam] of pairs(1, [...everything, "banana", "banana"], 60, 5)) {
    const whole = crossed(sire, dam, { rows: 100_000 });
    expect(isOne(sum(whole.looks.map(({ probability }) => probability)))).toBe(true);
    expect(isOne(sum(whole.genotypes.map(({ probability }) => probability)))).toBe(true);
    expect([BigInt(whole.looks.length), BigInt(whole.genotypes.length)]).toEqual([
      whole.totals.looks,
      whole.totals.genotypes,
    ]);
    const alive = whole.looks.flatMap(({ amongHatchlings }) => amongHatchlings ?? []);
    if (alive.length > 0) expect(isOne(sum(alive))).toBe(true);

    const first = crossed(sire, dam, { rows: 7 });
    const { probability, rows } = first.remainder.genotypes;
    expect(isOne(add(probability, sum(first.genotypes.map((row) => row.probability))))).toBe(true);
    expect(rows + BigInt(first.genotypes.length)).toBe(whole.totals.genotypes);
    expect(first.looks.map((row) => fractionText(row.probability))).toEqual(
      whole.looks.slice(0, 7).map((row) => fractionText(row.probability)),
    );
  }
});

test("swapping the parents of an autosomal pairing changes nothing", () => {
  for (const [sire, dam] of pairs(2, autosomal, 40, 5)) {
    const [there, back] = [crossed(sire, dam), crossed(dam, sire)];
    expect(rowsOf(there.looks)).toEqual(rowsOf(back.looks));
    expect(rowsOf(there.genotypes)).toEqual(rowsOf(back.genotypes));
    expect(there.totals).toEqual(back.totals);
  }
});

test("a pairing with a normal passes on each gene independently of the parent's other genes", () => {
  for (const [parent] of pairs(3, autosomal, 40, 5)) {
    const together = crossed(parent, "normal", { rows: 100_000 });
    for (const item of parent.items) {
      const alone = crossed({ items: [item] }, "normal");
      const share = (rows: typeof alone.genotypes) =>
        fractionText(
          sum(
            rows
              .filter(({ genes }) => genes.some(({ gene }) => gene === item.gene))
              .map(({ probability }) => probability),
          ),
        );
      expect(share(together.genotypes)).toBe(share(alone.genotypes));
    }
  }
});

test("the chance of a look equals that of its row", () => {
  for (const [sire, dam] of pairs(4, [...everything, "banana", "banana"], 25, 4)) {
    for (const row of crossed(sire, dam, { rows: 12 }).looks) {
      const asked = chancePerEgg(sire, dam, targetOfLook(row));
      expect(fractionText(asked)).toBe(fractionText(row.probability));
    }
  }
});

test("a clutch of one equals one egg, and more eggs never lower the chance", () => {
  for (const [sire, dam] of pairs(5, [...everything, "banana"], 15, 3)) {
    for (const row of crossed(sire, dam, { rows: 4 }).looks) {
      const chances = [1, 2, 5].map(
        (eggs) => good(good(clutchOf(book, sire, dam, eggs)).clutch.atLeastOne(targetOfLook(row))).probability,
      );
      const [first = one, second = one, fifth = one] = chances;
      expect(percentText(first)).toBe(percentText(row.probability));
      expect(compare(first, second) <= 0 && compare(second, fifth) <= 0 && compare(fifth, one) <= 0).toBe(true);
    }
  }
});

test("twenty segregating genes are limited: exact totals, a stated remainder, exact targets", () => {
  const recessive = calculableGenes
    .filter(({ inheritance, group }) => inheritance === "recessive" && !group)
    .slice(0, 14);
  const dominant = ["pastel", "enchi", "leopard", "ghi", "blade", "stranger"];
  const parent: Animal = {
    items: [
      ...recessive.map(({ id }) => ({ gene: id, state: "het" as const })),
      ...dominant.map((gene) => ({ gene, state: "visual" as const })),
    ],
  };
  const { totals, looks, remainder } = crossed(parent, parent);
  expect(totals).toEqual({ genotypes: 3n ** 20n, looks: 2n ** 14n * 3n ** 6n });
  expect(looks).toHaveLength(100);
  expect(remainder.looks.rows).toBe(totals.looks - 100n);
  expect(fractionText(remainder.looks.probability)).toBe(
    fractionText(subtract(one, sum(looks.map(({ probability }) => probability)))),
  );
  const all = { items: parent.items.map(({ gene }) => ({ gene, state: "super" as const })) };
  expect(chancePerEgg(parent, parent, all)).toEqual(rational(1n, 4n ** 20n));
  expect(chancePerEgg(parent, parent, { items: [{ gene: "pastel", state: "visual" }] })).toEqual(rational(1, 2));
});

test("a possible het is the mixture of its two cases", () => {
  const dam = animal("pastel clown");
  const share = (sire: string) => chancePerEgg(animal(sire), dam, { items: animal("pastel clown").items });
  const mixed = add(multiply(rational(2, 3), share("het clown")), multiply(rational(1, 3), share("normal")));
  expect(fractionText(share("66% het clown"))).toBe(fractionText(mixed));
});
