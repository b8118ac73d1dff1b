import { expect, test } from "vitest";
import { type Mate, proveHet } from "#app/genetics/prove-het.ts";
import { compare, fractionText, rational } from "#app/genetics/rational.ts";
import { good } from "./animals.ts";

const twoThirds = rational(2, 3);
const proof = (mate: Mate, clutches: [number, number][], prior = twoThirds) =>
  good(
    proveHet(
      prior,
      mate,
      clutches.map(([eggs, visuals]) => ({ eggs, visuals })),
    ),
  ).proof;

test("four eggs of a visual mate without a visual leave a 66 % het at 1/9", () => {
  expect(fractionText(proof("visual", [[4, 0]]).posterior)).toBe("1/9");
});

test("clutches add up", () => {
  expect(
    proof("visual", [
      [1, 0],
      [3, 0],
    ]).posterior,
  ).toEqual(proof("visual", [[4, 0]]).posterior);
});

test("a het mate tells more slowly", () => {
  // 2/3 × (3/4)^4 against 1/3.
  expect(fractionText(proof("het", [[4, 0]]).posterior)).toBe("81/209");
});

test("one visual proves it", () => {
  const { posterior, proven, curve } = proof("visual", [
    [3, 0],
    [5, 1],
  ]);
  expect([fractionText(posterior), proven]).toEqual(["1", true]);
  expect(curve.every((chance) => fractionText(chance) === "1")).toBe(true);
});

test("without eggs nothing is learned", () => {
  expect(proof("visual", []).posterior).toEqual(twoThirds);
});

test("the curve falls, and the eggs to be sure are where it crosses", () => {
  const { curve, eggsToRuleOut, eggsToShow } = proof("visual", []);
  for (const [i, chance] of curve.slice(1).entries()) expect(compare(chance, curve[i] ?? chance)).toBeLessThan(0);
  expect(eggsToRuleOut).toEqual({ percent95: 6, percent99: 8 });
  expect(compare(curve[5] ?? twoThirds, rational(1, 20))).toBeGreaterThan(0);
  expect(compare(curve[6] ?? twoThirds, rational(1, 20))).toBeLessThanOrEqual(0);
  expect(eggsToShow).toEqual({ percent95: 5, percent99: 7 });
});

test("a mate that is itself only possible never rules it out", () => {
  const { eggsToRuleOut, posterior } = proof({ possibleHet: rational(1, 2) }, [[40, 0]]);
  expect(eggsToRuleOut).toEqual({ percent95: null, percent99: null });
  expect(compare(posterior, rational(1, 2))).toBeGreaterThanOrEqual(0);
});

test.each([
  [rational(0), "visual", [[4, 0]]],
  [rational(1), "visual", [[4, 0]]],
  [twoThirds, "visual", [[4, 5]]],
  [twoThirds, "visual", [[-1, 0]]],
  [twoThirds, "visual", [[1.5, 0]]],
  [twoThirds, "visual", [[1_000_000, 0]]],
  [
    twoThirds,
    "visual",
    [
      [400, 0],
      [400, 0],
    ],
  ],
  [twoThirds, { possibleHet: rational(3, 2) }, [[4, 0]]],
] as [ReturnType<typeof rational>, Mate, [number, number][]][])(
  "refuses nonsense with a sentence (%#)",
  (prior, mate, clutches) => {
    const result = proveHet(
      prior,
      mate,
      clutches.map(([eggs, visuals]) => ({ eggs, visuals })),
    );
    expect(result.ok ? "" : result.refusals[0]?.message).toMatch(/ください/);
  },
);
