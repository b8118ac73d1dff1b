import { expect, test } from "vitest";
import { fractionText, half, isOne, one, rational } from "../src/genes/rational.ts";
import { exactTest, expectedHatchlings } from "../src/proving/expected-hatchlings.ts";
import { animal, good } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const even = [{ weight: one, chances: [half, half] }];

test("all of one kind out of six, at even chances, is as rare as both ends of a coin series", () => {
  expect(fractionText(exactTest(even, [6, 0])?.probability ?? one)).toBe("1/32");
  expect(fractionText(exactTest(even, [0, 6])?.probability ?? one)).toBe("1/32");
});

test("an outcome the genotypes cannot give is impossible", () => {
  expect(exactTest([{ weight: one, chances: [one] }], [3], 1)).toMatchObject({
    impossible: true,
    probability: rational(0),
  });
});

test("cases of possible hets are mixed, not averaged", () => {
  const mixture = [
    { weight: half, chances: [half] },
    { weight: half, chances: [rational(0)] },
  ];
  // No visual among four: the not-het case alone makes that the likeliest clutch.
  expect(isOne(exactTest(mixture, [0], 4)?.probability ?? rational(0))).toBe(true);
});

test("many outcomes in a large clutch are merged until the calculation is small", () => {
  const chances = Array.from({ length: 16 }, () => rational(1, 16));
  const result = exactTest([{ weight: one, chances }], [3, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(result?.impossible).toBe(false);
  expect(result && result.probability.numerator <= result.probability.denominator).toBe(true);
});

test("no, too many or half hatchlings give no result", () => {
  for (const counts of [
    [0, 0],
    [60, 60],
    [1.5, 1],
    [-1, 2],
  ])
    expect(exactTest(even, counts)).toBeNull();
});

test("a breeding record is compared with its pairing, without unseen hets and unknown names", () => {
  const outcomes = [
    { look: "パステル 100%ヘテロ・クラウン", count: 3 },
    { look: "ノーマル", count: 1 },
    { look: "なぞ", count: 1 },
  ];
  const { result } = good(expectedHatchlings(book, animal("pastel het clown"), animal("clown"), outcomes));
  expect(
    result.looks.map(({ probability, expected }) => [
      probability && fractionText(probability),
      expected && fractionText(expected),
    ]),
  ).toEqual([
    ["1/4", "1"],
    ["1/4", "1"],
    [null, null],
  ]);
  expect(result.exactTest?.impossible).toBe(false);
});

test("a hatchling impossible for its parents is reported", () => {
  const { result } = good(
    expectedHatchlings(book, animal("pastel"), animal("normal"), [{ look: "クラウン", count: 1 }]),
  );
  expect(result.exactTest?.impossible).toBe(true);
});
