import { expect, test } from "vitest";
import { cross } from "../src/cross/cross.ts";
import type { Animal } from "../src/genes/genotype.ts";
import { rational } from "../src/genes/rational.ts";
import { readGenotype } from "../src/genes/read-genotype.ts";
import { isHarmful, pairWarnings, unplannable } from "../src/health/pair-health.ts";
import { planPairings } from "../src/planning/plan-pairings.ts";
import { animal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const genotypeOf = (one: Animal, side: "sire" | "dam") => {
  const read = readGenotype(book, one, side);
  if (!read.ok) throw new Error("no animal");
  return read.genotype;
};
const harms = (sire: string, dam: string) =>
  isHarmful(book, genotypeOf(animal(sire), "sire"), genotypeOf(animal(dam), "dam"));

test.each(["super champagne", "super spider", "spider champagne", "champagne spider clown", "super spider pastel"])(
  "%s is not planned, with a reason",
  (goal) => {
    expect(unplannable(book, animal(goal).items)?.message).toMatch(/探していません。.*致死/);
  },
);

test.each(["spider", "super cinnamon", "super lesser piebald", "super mojave", "clown", "desert", "super woma"])(
  "%s is planned",
  (goal) => {
    expect(unplannable(book, animal(goal).items)).toBeNull();
  },
);

test("suggests one copy instead of two lethal ones", () => {
  expect(unplannable(book, animal("super champagne clown").items)?.corrections.map(({ label }) => label)).toEqual([
    "シャンパン クラウン",
  ]);
});

test.each([
  ["spider", "spider"],
  ["champagne", "champagne"],
  ["spider", "champagne"],
  ["spider clown", "woma clown"],
  ["cinnamon", "cinnamon"],
  ["cinnamon", "black pastel"],
  ["lesser", "lesser"],
  ["lesser het pied", "pied"],
  ["normal", "desert"],
  ["het caramel albino", "caramel albino"],
])("%s × %s is harmful", (sire, dam) => {
  expect(harms(sire, dam)).toBe(true);
});

test.each([
  ["spider", "clown"],
  ["desert", "normal"],
  ["cinnamon", "pastel"],
  ["mojave het clown", "mojave het clown"],
  ["banana", "het pied"],
  ["lesser het pied", "normal"],
])("%s × %s is harmless", (sire, dam) => {
  expect(harms(sire, dam)).toBe(false);
});

test("every pair is described in the words of the cross page", () => {
  for (const [sire, dam] of [
    ["spider pastel", "champagne"],
    ["super lesser", "het pied"],
    ["banana", "desert"],
    ["clown", "pastel"],
  ] as const) {
    const made = cross(book, animal(sire), animal(dam));
    if (!made.ok) throw new Error("no cross");
    const words = made.cross.warnings.filter(({ severity }) => severity > 0).map(({ message }) => message);
    expect(pairWarnings(book, animal(sire), animal(dam)).map(({ message }) => message)).toEqual(words);
  }
});

test("a Desert mother's own risk comes before that of her daughters, half of the affected young", () => {
  const [own, young] = pairWarnings(book, animal("normal"), animal("desert"));
  expect([own?.message, own?.probability]).toEqual([expect.stringMatching(/^母のデザート：.*卵詰まり/), null]);
  expect(young?.probability).toEqual({ numerator: 1n, denominator: 4n });
  expect(pairWarnings(book, animal("desert"), animal("normal")).some(({ message }) => message.startsWith("母の"))).toBe(
    false,
  );
});

test("a harmful pair is never listed before a harmless one, whatever its chance", () => {
  const ball = (id: string, sex: "male" | "female", line: string) => ({ id, sex, ...animal(line) });
  const balls = [
    ball("s1", "male", "spider"),
    ball("s2", "female", "spider"),
    ball("n", "female", "normal"),
    ball("d", "female", "desert spider"),
  ];
  const planned = planPairings(book, balls, { items: animal("spider").items });
  if (!planned.ok) throw new Error("no plan");
  expect(planned.plan.pairings.map(({ dam, harmful }) => [dam, harmful])).toEqual([
    ["n", false],
    ["s2", true],
    ["d", true],
  ]);
});

test.each([
  ["champagne", "hidden gene woma"],
  ["spider", "woma"],
  ["spider", "spotnose"],
  ["spider", "sable"],
])("%s and %s together are a separate concern", (one, other) => {
  const together = (sire: string, dam: string) =>
    pairWarnings(book, animal(sire), animal(dam)).filter(({ message }) => message.includes("重なります"));
  expect(together(one, other).map(({ severity, probability }) => [severity, probability])).toEqual([
    [2, rational(1, 4)],
  ]);
  expect(harms(one, other)).toBe(true);
  expect(together(`${one} ${other}`, "normal")[0]?.message).toContain("親の遺伝子を確かめてください");
  expect(together(one, "pastel")).toEqual([]);
});
