import { expect, test } from "vitest";
import type { GenotypeRow, LookRow } from "../src/cross/cross-rows.ts";
import { lookOfPair, type Pair, wild } from "../src/genes/locus-look.ts";
import { add, fractionText, isOne, type Rational, sum, zero } from "../src/genes/rational.ts";
import { nameLook } from "../src/names/look-names.ts";
import { expectedHatchlings } from "../src/proving/expected-hatchlings.ts";
import { parseLine } from "../src/reading/parse-line.ts";
import { animal, crossed, dice, good, randomAnimal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";
import whiteNames from "./white-names.json" with { type: "json" };

const whiteAlleles = ["mojave", "lesser", "butter", "russo", "bamboo", "mocha"];

function namesOfPair(pair: Pair): string[] {
  const home = book.locusOf.get(pair[0])?.id ?? "";
  return nameLook(book, new Map([[home, lookOfPair(book, pair)]])).names;
}

test("every white pair is named as a white snake in Japanese and English, in either allele order", () => {
  for (const [i, a] of whiteAlleles.entries()) {
    for (const b of whiteAlleles.slice(i)) {
      const names = namesOfPair([a, b]);
      expect([a, b, names.join(" / ")]).toEqual([a, b, expect.stringMatching(/BEL.*Blue-Eyed Leucistic/)]);
      expect(namesOfPair([b, a])).toEqual(names);
    }
  }
  expect(namesOfPair(["mojave", "butter"])).toEqual([
    "ブルーアイリューシスティック（モハベ×バター）",
    "BEL (Mojave/Butter)",
    "ブルーアイリューシスティック（BEL）",
    "Blue-Eyed Leucistic",
  ]);
  expect(namesOfPair(["fire", "fire"])).toContain("ブラックアイリューシスティック");
});

test("the name of a white pair is parsed back to that pair", () => {
  for (const locus of new Set(book.locusOf.values())) {
    for (const { id: a } of locus.genes) {
      for (const { id: b } of locus.genes) {
        const look = lookOfPair(book, [a, b]);
        if (!look.white) continue;
        for (const name of namesOfPair([a, b]).slice(0, 2)) {
          const { items, unknown } = good(parseLine(book, name)).line;
          const read = items.flatMap(({ gene, state }) => (state === "super" ? [gene, gene] : [gene])).sort();
          expect([name, read, unknown]).toEqual([name, [a, b].sort(), []]);
        }
      }
    }
  }
});

test.each(whiteNames)("%s with %s is not white and hides nothing", (a, b) => {
  expect(lookOfPair(book, [a, b]).white).toBeNull();
  expect(lookOfPair(book, [b, a]).white).toBeNull();
  expect(namesOfPair([a, b]).join(" ")).not.toMatch(/BEL|Leucistic|リューシ/);
});

const shares = (rows: readonly { label: string; probability: Rational }[]) =>
  Object.fromEntries(rows.map(({ label, probability }) => [label, fractionText(probability)]));

test("with several white pairs, the look is none of them", () => {
  const { looks, totals } = crossed("lesser mojave", "super mojave pastel spider pinstripe");
  expect([totals.looks, totals.genotypes]).toEqual([1n, 16n]);
  const [white] = looks;
  expect(white?.label).toBe("ブルーアイリューシスティック（BEL）");
  expect(white?.names).toContain("Blue-Eyed Leucistic");
  expect(white?.genes).toEqual([{ gene: "mojave", copies: 1 }]);
  expect(white && shares(white.whitePairs)).toEqual({ "モハベ レッサー": "1/2", スーパーモハベ: "1/2" });
  expect(white && shares(white.masked)).toEqual({ パステル: "1/2", スパイダー: "1/2", ピンストライプ: "1/2" });
});

const patterned = new Set(["mojave mystic", "mojave phantom", "mojave special", "mystic phantom"]);
const bel = new Set([...whiteAlleles, "special", "phantom", "mystic", "honey", "exo-lbb"]);

/** Computes independently what a genotype row shows. */
function seen({ genes, sex, viable }: GenotypeRow): string {
  const copies = (gene: string) => genes.find((one) => one.gene === gene)?.copies ?? 0;
  const alleles = genes.flatMap(({ gene, copies }) => (bel.has(gene) ? Array<string>(copies).fill(gene) : [])).sort();
  const [a, b] = alleles;
  const keepsPattern = a === b && ["phantom", "mystic", "special"].includes(a ?? "");
  const isBel = alleles.length === 2 && !patterned.has(alleles.join(" ")) && !keepsPattern;
  const isBlackEyed = !isBel && copies("fire") === 2;
  const shown = genes.filter(({ gene, copies: own }) => {
    const recessive = book.genes.get(gene)?.inheritance === "recessive";
    const home = book.locusOf.get(gene);
    const beside = genes.some(
      (other) =>
        other.gene !== gene &&
        book.locusOf.get(other.gene) === home &&
        book.genes.get(other.gene)?.inheritance === "recessive",
    );
    const visible = !recessive || own === 2 || beside;
    const dies = own === 2 && book.genes.get(gene)?.homozygote === "non-viable";
    return visible && (dies || !(isBel || isBlackEyed) || home?.genes.some(({ group }) => group === "scaleless"));
  });
  const words = shown.map(({ gene, copies: own }) => {
    const { inheritance, homozygote } = book.genes.get(gene) ?? {};
    return inheritance === "dominant" && homozygote !== "non-viable" ? gene : `${gene}${own}`;
  });
  return [sex ?? "", viable, isBel ? "BEL" : isBlackEyed ? "BlkEL" : "", ...words.sort()].join(" ");
}

test("rows of looks are the genotypes grouped by visible traits in any cross", () => {
  const roll = dice(20261121);
  const genes = [
    ...["mojave", "lesser", "butter", "russo", "phantom", "mystic", "special", "mocha", "bamboo", "het-daddy"],
    ...["mojave", "lesser", "fire", "vanilla", "pastel", "spider", "pinstripe", "clown", "albino", "candy", "banana"],
    ...["scaleless-head", "champagne"],
  ];
  for (let i = 0; i < 120; i++) {
    const [sire, dam] = [randomAnimal(roll, genes, 4), randomAnimal(roll, genes, 4)];
    const { looks, genotypes, totals } = crossed(sire, dam, { rows: 100_000 });
    const wanted = new Map<string, Rational>();
    for (const row of genotypes) wanted.set(seen(row), add(wanted.get(seen(row)) ?? zero, row.probability));
    const list = (chances: Iterable<Rational>) => [...chances].map(fractionText).sort();
    expect(list(looks.map(({ probability }) => probability))).toEqual(list(wanted.values()));
    expect(totals.looks).toBe(BigInt(wanted.size));
    expect(isOne(sum(looks.map(({ probability }) => probability)))).toBe(true);
    expect(new Set(looks.map(({ key, sex }) => `${sex ?? ""} ${key}`)).size).toBe(looks.length);
    for (const row of looks) expectWholeAlternatives(row);
  }
});

function expectWholeAlternatives({ whitePairs, masked }: LookRow): void {
  if (whitePairs.length > 0) expect(isOne(sum(whitePairs.map(({ probability }) => probability)))).toBe(true);
  for (const hidden of Map.groupBy(masked, ({ genes }) => book.locusOf.get(genes[0]?.gene ?? wild)).values()) {
    const { numerator, denominator } = sum(hidden.map(({ probability }) => probability));
    expect(numerator <= denominator).toBe(true);
  }
}

test("a hatchling recorded as BEL, or by either of its white pairs, is expected as the white look", () => {
  const looks = ["BEL", "モハベ レッサー", "スーパーモハベ クラウン", "レッサー", "モハベ"].map((look) => ({
    look,
    count: 1,
  }));
  const [sire, dam] = [animal("lesser mojave pastel"), animal("mojave")];
  const { result } = good(expectedHatchlings(book, sire, dam, looks));
  expect(result.looks.map(({ probability }) => probability && fractionText(probability))).toEqual([
    "1/2",
    "1/2",
    "1/2",
    "1/8",
    "1/8",
  ]);
  expect(new Set(result.looks.slice(0, 3).map(({ key }) => key)).size).toBe(1);
  const onlyPair = good(expectedHatchlings(book, animal("mojave"), animal("lesser"), looks.slice(0, 2))).result.looks;
  const rows = crossed("mojave", "lesser").looks.map(({ key }) => key);
  for (const { key } of onlyPair) expect(rows).toContain(key);
});
