import { undrawnGenes } from "@borupa/snake-drawing";
import { expect, test } from "vitest";
import { cross } from "../src/cross/cross.ts";
import type { GenotypeItem } from "../src/genes/gene.ts";
import { bookOfMorphs, distinctGenes, type MorphEntry, makeGeneBook } from "../src/genes/gene-book.ts";
import { printGenotype } from "../src/genes/print-genotype.ts";
import { fractionText, type Rational } from "../src/genes/rational.ts";
import { parseLine } from "../src/reading/parse-line.ts";
import { crossed, good } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const shares = (looks: readonly { label: string; probability: Rational }[]) =>
  Object.fromEntries(looks.map(({ label, probability }) => [label, fractionText(probability)]));
const visual = (gene: string): GenotypeItem => ({ gene, state: "visual" });
const messages = (sire: string, dam: string) => crossed(sire, dam).warnings.map(({ message }) => message);

test.each([
  ["Hurricane", "Trick", "hurricane", "スーパーハリケーン"],
  ["Trick", "Blitz", "hurricane", "スーパーハリケーン"],
  ["Honey", "Mocha", "mocha", "スーパーモカ（BEL）"],
  ["Mota", "Sauce", "lemonback", "スーパーレモンバック"],
  ["Brite", "Lucifer", "lemonback", "スーパーレモンバック"],
  ["Saar", "Chocolate", "chocolate", "スーパーチョコレート"],
])("%s and %s are one gene: a quarter of their young have two copies of it", (sire, dam, gene, name) => {
  const { looks, totals } = crossed(sire, dam);
  expect(totals.looks).toBe(3n);
  const twice = looks.find(({ genes }) => genes.some((one) => one.gene === gene && one.copies === 2));
  expect([twice && fractionText(twice.probability), [twice?.label, ...(twice?.names ?? [])].includes(name)]).toEqual([
    "1/4",
    true,
  ]);
});

test("two names of one gene on an animal are two copies; the same name twice is one", () => {
  const twice = crossed({ items: [visual("hurricane"), visual("trick")] }, { items: [] });
  expect(shares(twice.looks)).toEqual({ ハリケーン: "1" });
  const hets = crossed({ items: ["cryptic", "migraine"].map((gene) => ({ gene, state: "het" })) }, { items: [] });
  expect(hets.genotypes.map(({ genes }) => genes)).toEqual([[{ gene: "cryptic", copies: 1 }]]);
});

test("an animal stored under a gene's synonym is calculated, drawn and printed, with a note", () => {
  const stored = crossed({ items: [visual("honey")] }, { items: [visual("mojave")] });
  expect(printGenotype(book, [visual("honey")])).toBe("ハニー");
  expect(stored.warnings.map(({ message }) => message)).toContain("ハニーは、モカと同じ遺伝子として計算しました。");
  expect(shares(stored.looks)).toEqual(shares(crossed("mocha", "mojave").looks));
  expect(undrawnGenes(book, [visual("honey")])).toEqual(undrawnGenes(book, [visual("mocha")]));
  expect(good(parseLine(book, "ハニー")).line.items).toEqual([visual("honey")]);
});

test("suspected synonyms count as two genes, with a note", () => {
  expect(messages("Orange Belly", "Yellow Belly").join()).toMatch(/同じ遺伝子かもしれません。別の遺伝子として計算した/);
  expect(messages("Sahara", "Desert Ghost").join()).toContain("サハラとデザートゴーストは、同じ遺伝子かもしれません");
  expect(messages("Lesser", "Butter").join()).toMatch(/同じ遺伝子かもしれません。同じ遺伝子でも割合は変わらず/);
  expect(messages("Orange Belly", "Pastel").join()).not.toContain("かもしれません");
});

test("recipes on which one list of combos differs follow the other sources", () => {
  const recipe = (id: string) =>
    book.combos.find((combo) => combo.id === id)?.recipe.map((item) => [item.gene, item.state]);
  expect(recipe("spinner")).toEqual([
    ["spider", "visual"],
    ["pinstripe", "visual"],
  ]);
  expect(recipe("highway")).toEqual([
    ["yellow-belly", "visual"],
    ["gravel", "visual"],
  ]);
  expect(recipe("freeway")).toEqual([
    ["yellow-belly", "visual"],
    ["asphalt", "visual"],
  ]);
  expect(recipe("panda-pied")).toEqual([
    ["black-pastel", "super"],
    ["piebald", "visual"],
  ]);
  expect(recipe("honey-bee")).toEqual([
    ["hypo", "visual"],
    ["spider", "visual"],
  ]);
});

test.each(["Coral Glow Clown", "コーラルグローパイボールド", "Coral Glow Bumblebee"])(
  "%s is a recipe of Banana",
  (name) => {
    expect(good(parseLine(book, name)).line.items.map(({ gene }) => gene)).toContain("banana");
  },
);

const entry = (id: string, fields: Partial<MorphEntry["fields"]> = {}): MorphEntry => ({
  id,
  title: id,
  fields: { type: "gene", english: id, inheritance: "recessive", ...fields },
});
const same = (other: string) => [{ with: other, how: "same" as const }];

test("a synonym of an unpublished gene stands for itself; two that name each other are two genes", () => {
  const alone = bookOfMorphs([entry("aaa", { sameGene: same("gone") })]);
  expect(alone.genes.get("aaa")?.sameAs).toBeNull();
  const both = bookOfMorphs([entry("aaa", { sameGene: same("bbb") }), entry("bbb", { sameGene: same("aaa") })]);
  expect(distinctGenes(both)).toHaveLength(2);
  const whole = bookOfMorphs([entry("aaa"), entry("bbb", { sameGene: same("aaa"), inheritance: "dominant" })]);
  expect([whole.genes.get("bbb")?.inheritance, whole.locusOf.get("bbb")]).toEqual([
    "recessive",
    whole.locusOf.get("aaa"),
  ]);
  // A serialised book gives the same book.
  const stored = makeGeneBook([...whole.genes.values()], []);
  expect([...stored.genes]).toEqual([...whole.genes]);
});

test("a gene of unproven inheritance is rejected, with the animal without it as a suggestion", () => {
  const unknown = bookOfMorphs([entry("aaa", { inheritance: "unknown" }), entry("bbb")]);
  const animal = { items: [visual("aaa"), visual("bbb")] };
  const result = cross(unknown, animal, { items: [] });
  const [refused] = result.ok ? [] : result.refusals;
  expect([refused?.kind, refused?.corrections.map(({ items }) => items)]).toEqual([
    "unknown-inheritance",
    [[visual("bbb")]],
  ]);
});
