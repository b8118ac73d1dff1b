import { lookOfGenotype, undrawnGenes } from "@borupa/snake-drawing";
import { expect, test } from "vitest";
import { cross } from "../src/cross/cross.ts";
import type { HealthConcern } from "../src/genes/gene.ts";
import { bookOfMorphs, type MorphEntry } from "../src/genes/gene-book.ts";
import { lookOfPair } from "../src/genes/locus-look.ts";
import { printGenotype } from "../src/genes/print-genotype.ts";
import { fractionText } from "../src/genes/rational.ts";
import { parseLine } from "../src/reading/parse-line.ts";
import { good } from "./animals.ts";
import { starterMorphs } from "./starter-book.ts";

const concern: HealthConcern = {
  what: "目が小さい",
  severity: 2,
  copies: "combo",
  evidence: "consensus",
  source: "記録",
};
const yuki = (fields: Partial<MorphEntry["fields"]> = {}): MorphEntry => ({
  id: "yuki",
  title: "ユキ",
  fields: {
    type: "gene",
    english: "Yuki",
    inheritance: "incomplete-dominant",
    group: "bel",
    shortNames: ["ユキンコ"],
    firstSyllables: ["ユキン"],
    labelPlace: 1,
    pairLook: "white-blue-eyed",
    pairExceptions: [{ with: "lesser", look: "patterned" }],
    ...fields,
  },
});
const bookWith = (entry: MorphEntry) => bookOfMorphs([...starterMorphs, entry]);

test("its short names are parsed, and it is printed in its place", () => {
  const book = bookWith(yuki());
  const { items, unknown } = good(parseLine(book, "パステル ユキンコ")).line;
  expect([items.map(({ gene }) => gene), unknown]).toEqual([["pastel", "yuki"], []]);
  expect(printGenotype(book, items)).toBe("ユキ パステル");
  expect(good(parseLine(book, "ユキンパイ")).line.items.map(({ gene }) => gene)).toEqual(["yuki", "piebald"]);
});

test("it is white with other alleles of the white group, except those it names", () => {
  const book = bookWith(yuki());
  const white = (gene: string) => lookOfPair(book, ["yuki", gene]).white?.shortEn;
  expect([white("mojave"), white("yuki"), white("lesser"), white("het-daddy")]).toEqual([
    "BEL",
    "BEL",
    undefined,
    undefined,
  ]);
  expect(lookOfPair(bookWith(yuki({ pairLook: null })), ["yuki", "mojave"]).white).toBeNull();
  const drawn = lookOfGenotype(book, [
    { gene: "yuki", state: "visual" },
    { gene: "mojave", state: "visual" },
  ]);
  expect(drawn.ground.dark).toBeLessThan(0.05);
});

test("without a documented look it is not drawn, and that is reported", () => {
  expect(undrawnGenes(bookWith(yuki()), [{ gene: "yuki", state: "visual" }])).toEqual(["yuki"]);
  expect(undrawnGenes(bookWith(yuki()), [{ gene: "pastel", state: "visual" }])).toEqual([]);
});

test.each([
  ["combo", "spider", "1/4"],
  ["any", "spider", "1/2"],
  ["two", "spider", "1/4"],
  ["combo", "gone", undefined],
] as const)("a concern of %s copies with %s depends on its fields, not its text", (copies, partner, share) => {
  for (const what of ["目が小さい", "パステルとの複合およびスーパー体のコンボで目が小さい"]) {
    const book = bookWith(yuki({ health: [{ ...concern, what, copies, with: partner }] }));
    const pair = [
      { items: [{ gene: "yuki", state: "visual" }] },
      { items: [{ gene: "spider", state: "visual" }] },
    ] as const;
    const { warnings } = good(cross(book, ...pair)).cross;
    const probability = warnings.find(({ message }) => message.includes("目が小さい"))?.probability;
    expect(probability ? fractionText(probability) : undefined).toBe(share);
  }
});
