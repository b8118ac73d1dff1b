import { expect, test } from "vitest";
import type { Cross } from "../src/cross/cross.ts";
import type { Animal } from "../src/genes/genotype.ts";
import { fractionText, one, rational, subtract } from "../src/genes/rational.ts";
import { chancePerEgg, crossed } from "./animals.ts";
import { type KnownCross, knownCrosses } from "./known-crosses.ts";
import { starterBook as book } from "./starter-book.ts";

function animalOf(parent: KnownCross["sire"]): Animal {
  const makers: Record<string, "male" | "female"> = {};
  const items = Object.entries(parent).map(([gene, copies]) => {
    const recessive = book.genes.get(gene)?.inheritance === "recessive";
    if (copies === "2/3") return { gene, state: "pos-het" as const, percent: 67 };
    if (copies === "male maker" || copies === "female maker")
      makers[gene] = copies === "male maker" ? "male" : "female";
    if (copies === 2) return { gene, state: recessive ? ("visual" as const) : ("super" as const) };
    return { gene, state: recessive ? ("het" as const) : ("visual" as const) };
  });
  return { items, makers };
}

function genes(row: { genes: { gene: string; copies: number }[] }): string {
  return JSON.stringify(Object.fromEntries(row.genes.map(({ gene, copies }) => [gene, copies]).sort()));
}

const sorted = (record: Record<string, number>) => JSON.stringify(Object.fromEntries(Object.entries(record).sort()));

for (const known of knownCrosses) {
  test(`known pairing: ${known.name.slice(0, 80)}`, () => {
    const [n = "1", d = "10"] = (known.recombination ?? "1/10").split("/");
    const recombination = rational(BigInt(n), known.recombination?.includes("/") === false ? 1n : BigInt(d));
    const [sire, dam] = [animalOf(known.sire), animalOf(known.dam)];
    const result = crossed(sire, dam, { recombination });
    if (known.totals) expect([result.totals.genotypes, result.totals.looks]).toEqual(known.totals.map(BigInt));
    const rows = (list: Cross["genotypes"] | Cross["looks"]) =>
      list.map((row) => [genes(row), fractionText(row.probability)]);
    for (const [wanted, fraction] of known.genotypes ?? []) {
      expect(rows(result.genotypes)).toContainEqual([sorted(wanted), fraction]);
    }
    for (const [wanted, fraction, hets] of known.looks ?? []) {
      const row = result.looks.find((look) => genes(look) === sorted(wanted));
      expect(row && fractionText(row.probability)).toBe(fraction);
      const found = row?.possibleHets.map(({ gene, probability }) => [gene, fractionText(probability)]);
      expect(Object.fromEntries(found ?? [])).toEqual(hets ?? {});
    }
    if (known.genotypes && !known.partial) {
      expect(result.genotypes).toHaveLength(known.genotypes.length);
      expect(result.looks).toHaveLength(known.looks?.length ?? 0);
    }
    if (known.bySex) {
      const found = result.looks.map((row) => [row.sex, genes(row), fractionText(row.probability)]);
      expect(found).toHaveLength(known.bySex.length);
      for (const [sex, wanted, fraction] of known.bySex) expect(found).toContainEqual([sex, sorted(wanted), fraction]);
    }
    expect(fractionText(subtract(one, result.viable))).toBe(known.lethal ?? "0");
    for (const [wanted, fraction] of known.hatchlings ?? []) {
      const row = result.looks.find((look) => genes(look) === sorted(wanted));
      expect(row?.amongHatchlings && fractionText(row.amongHatchlings)).toBe(fraction);
    }
    for (const [, wanted, fraction] of known.targets ?? []) {
      const items = Object.entries(wanted).map(([gene, state]) => ({ gene, state }));
      expect(fractionText(chancePerEgg(sire, dam, { items }))).toBe(fraction);
    }
  });
}
