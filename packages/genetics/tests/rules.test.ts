import { expect, test } from "vitest";
import { cross } from "../src/cross/cross.ts";
import { readRecombination } from "../src/genes/genotype.ts";
import { fractionText, isZero, rational, sum } from "../src/genes/rational.ts";
import { chanceOfPercent } from "../src/genes/read-genotype.ts";
import { animal, crossed, good } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

function refused(sire: string, dam = "normal") {
  const result = cross(book, animal(sire), animal(dam));
  if (result.ok) throw new Error("was not refused");
  return result.refusals;
}

test("three alleles of one complex are refused, with every possible pair offered", () => {
  const [refusal] = refused("pastel mojave lesser phantom");
  expect(refusal?.kind).toBe("too-many-alleles");
  expect(refusal?.corrections.map(({ label }) => label)).toEqual([
    "パステル モハベ レッサー",
    "パステル モハベ ファントム",
    "パステル レッサー ファントム",
  ]);
  expect(refused("super mojave lesser")[0]?.corrections.map(({ label }) => label)).toEqual([
    "スーパーモハベ",
    "モハベ レッサー",
  ]);
});

test("every correction offered can be calculated", () => {
  for (const line of [
    "mojave lesser phantom",
    "super fire vanilla",
    "albino, candy",
    "clown 50% pos het cryptic",
    "het albino 50% pos het candy",
  ]) {
    const corrections = refused(line).flatMap((refusal) => refusal.corrections);
    expect(corrections.length).toBeGreaterThan(0);
    for (const { items } of corrections) expect(cross(book, { items }, { items: [] }).ok).toBe(true);
  }
});

test("both parents' faults are named at once", () => {
  expect(refused("super mojave lesser", "super fire vanilla").map(({ genes }) => genes.length)).toEqual([2, 2]);
});

test("thirds stay exact and are printed 66 and 33", () => {
  const [look] = crossed("66% het clown", "normal").looks;
  expect(look?.line).toBe("ノーマル 33%ポスヘテ・クラウン");
  expect(look?.possibleHets.map(({ percent, probability }) => [percent, fractionText(probability)])).toEqual([
    [33, "1/3"],
  ]);
  expect(crossed("het clown", "het clown").looks[0]?.line).toBe("ノーマル 66%ポスヘテ・クラウン");
});

test.each([
  [66, "2/3"],
  [67, "2/3"],
  [66.7, "2/3"],
  [33, "1/3"],
  [33.3, "1/3"],
  [50, "1/2"],
  [12.5, "1/8"],
  [99, "99/100"],
  [0, null],
  [100, null],
  [Number.NaN, null],
])("a possible het of %s %% means %s", (percent, chance) => {
  const read = chanceOfPercent(percent);
  expect(read && fractionText(read)).toBe(chance);
});

test("recessives of one complex show together, and bred to a normal give one het or the other", () => {
  expect(crossed("albino", "candy").looks.map(({ label, names }) => [label, names[0]])).toEqual([
    ["アルビノ/キャンディ", "キャンディーノ"],
  ]);
  const { looks, genotypes, warnings } = crossed("candino", "normal");
  expect(looks[0]?.possibleHets.map(({ gene, percent }) => [gene, percent])).toEqual([
    ["albino", 50],
    ["candy", 50],
  ]);
  expect(genotypes.map(({ label }) => label).sort()).toEqual([
    "ノーマル 100%ヘテロ・アルビノ",
    "ノーマル 100%ヘテロ・キャンディ",
  ]);
  expect(warnings.some(({ kind }) => kind === "exclusive-hets")).toBe(true);
});

test("a lethal form counts among the eggs and not among the hatchlings", () => {
  const { looks, viable, warnings } = crossed("spider", "spider");
  expect(
    looks.map((row) => [
      row.label,
      fractionText(row.probability),
      row.amongHatchlings && fractionText(row.amongHatchlings),
    ]),
  ).toEqual([
    ["スパイダー", "1/2", "2/3"],
    ["ノーマル", "1/4", "1/3"],
    ["スーパースパイダー（致死）", "1/4", null],
  ]);
  expect(fractionText(viable)).toBe("3/4");
  expect(warnings[0]).toMatchObject({ kind: "lethal", severity: 3, probability: rational(1, 4) });
});

test("a disputed form is calculated as living and said to be disputed", () => {
  const { looks, warnings } = crossed("woma", "woma");
  expect(looks.every(({ viable }) => viable)).toBe(true);
  expect(warnings.find(({ kind }) => kind === "disputed")?.probability).toEqual(rational(1, 4));
});

test("lines of one name are different loci, and it is said", () => {
  const { looks, warnings } = crossed("Axanthic (VPI)", "Axanthic (MJ)");
  expect(looks.map(({ label }) => label)).toEqual(["ノーマル"]);
  expect(warnings.some(({ kind }) => kind === "lines")).toBe(true);
  expect(crossed("Axanthic (MJ)", "Axanthic (GCR)").looks[0]?.label).toBe("アザンティック（GCR）/アザンティック（MJ）");
});

test("a complex resting on experience alone is said to be doubtful", () => {
  expect(crossed("spider", "woma").warnings.some(({ kind }) => kind === "doubtful-group")).toBe(true);
  expect(crossed("spider", "pastel").warnings.some(({ kind }) => kind === "doubtful-group")).toBe(false);
});

test("a gene whose place in a sure complex is doubted is named as such where it meets another of it", () => {
  const said = (sire: string, dam: string) =>
    crossed(sire, dam).warnings.filter(({ kind }) => kind === "doubtful-group");
  expect(said("Exo-LBB", "mojave")).toMatchObject([
    { message: expect.stringMatching(/^Exo-LBBが.*確かではありません/) },
  ]);
  expect(said("Exo-LBB", "pastel")).toEqual([]);
  expect(said("enchi", "cinnamon")).toMatchObject([
    { message: expect.stringMatching(/^エンチが.*確かではありません/) },
  ]);
  expect(said("lesser", "mojave")).toEqual([]);
});

test.each([
  ["male maker banana", "normal", { male: "9/10", female: "1/10" }],
  ["female maker banana", "normal", { male: "1/10", female: "9/10" }],
  ["banana", "normal", { male: "1/2", female: "1/2" }],
  ["normal", "banana", { male: "1/2", female: "1/2" }],
])("%s × %s gives bananas by sex", (sire, dam, wanted) => {
  const { looks, recombination } = crossed(sire, dam);
  expect(recombination).toEqual(rational(1, 10));
  for (const sex of ["male", "female"] as const) {
    const bananas = looks.filter((row) => row.sex === sex && row.genes.some(({ gene }) => gene === "banana"));
    expect(fractionText(sum(bananas.flatMap(({ probability }) => [probability, probability])))).toBe(wanted[sex]);
  }
});

test("an unknown phase is said, and its clutches are not independent", () => {
  expect(
    crossed("banana", "normal").warnings.some(({ message }) =>
      message.includes("オスメーカーかメスメーカーか分からない"),
    ),
  ).toBe(true);
  expect(crossed("male maker banana", "normal").warnings.some(({ message }) => message.includes("分からない"))).toBe(
    false,
  );
});

test.each([
  ["10%", "1/10"],
  ["0.07", "7/100"],
  ["1/8", "1/8"],
  ["５０％", "1/2"],
])("reads the recombination rate %s", (text, rate) => {
  const read = readRecombination(text);
  expect(read.ok && fractionText(read.rate)).toBe(rate);
});

test.each(["0", "0%", "0.0", "51%", "1", "-0.1", "1/0", "abc", "", "9".repeat(50), "<b>"])(
  "refuses the recombination rate %s",
  (text) => {
    expect(readRecombination(text).ok).toBe(false);
  },
);

test("a gene the encyclopedia does not know is left out and named", () => {
  const result = good(
    cross(
      book,
      {
        items: [
          { gene: "gone", state: "visual" },
          { gene: "pastel", state: "visual" },
        ],
      },
      { items: [] },
    ),
  ).cross;
  expect(result.looks).toHaveLength(2);
  expect(result.warnings.some(({ message }) => message.includes("gone"))).toBe(true);
});

test("known health concerns come with the share of eggs they concern", () => {
  const concerns = (sire: string, dam: string) =>
    crossed(sire, dam)
      .warnings.filter(({ kind }) => kind === "health")
      .map(({ message, probability }) => [message, probability && fractionText(probability)]);
  expect(concerns("spider", "pastel").find(([message]) => message?.includes("ウォブル"))?.[1]).toBe("1/2");
  expect(
    concerns("cinnamon", "black pastel").some(([message, share]) => message?.includes("ダックビル") && share === "1/4"),
  ).toBe(true);
  expect(
    concerns("cinnamon", "cinnamon").some(([message, share]) => message?.includes("ダックビル") && share === "1/4"),
  ).toBe(true);
  expect(concerns("cinnamon", "pastel")).toEqual([]);
  expect(
    concerns("champagne", "spider").some(
      ([message, share]) => message?.includes("スパイダーと重なる") && share === "1/4",
    ),
  ).toBe(true);
  expect(concerns("champagne", "pastel").some(([message]) => message?.includes("スパイダーと重なる"))).toBe(false);
  expect(
    concerns("piebald lesser", "piebald").some(([message, share]) => message?.includes("小眼") && share === "1/2"),
  ).toBe(true);
  expect(concerns("piebald lesser", "normal").some(([message]) => message?.includes("小眼"))).toBe(false);
  expect(concerns("piebald", "piebald").some(([message]) => message?.includes("レッサー"))).toBe(false);
});

test("warnings stand in order of gravity", () => {
  const { warnings } = crossed("spider champagne", "spider woma banana");
  const severities = warnings.map(({ severity }) => severity);
  expect(severities).toEqual(severities.toSorted((a, b) => b - a));
  const gravest = crossed("champagne", "desert spider").warnings.filter(({ severity }) => severity === 3);
  // First the mother's own danger, then what concerns most eggs.
  const shares = gravest.map(({ probability }) => probability && fractionText(probability));
  expect(shares).toEqual([null, "1/2", "1/4", "1/4"]);
  expect(warnings.every(({ probability }) => probability === null || !isZero(probability))).toBe(true);
});
