import { expect, test } from "vitest";
import { compare, fractionText, rational, toNumber } from "../src/genes/rational.ts";
import { type Mate, proveHet } from "../src/proving/prove-het.ts";
import { dice, good } from "./animals.ts";

const twoThirds = rational(2, 3);
const proof = (mate: Mate, clutches: [number, number][], prior = twoThirds) =>
  good(
    proveHet(
      prior,
      clutches.map(([eggs, visuals]) => ({ eggs, visuals, mate })),
      mate,
    ),
  ).proof;

test("one visual offspring proves it", () => {
  const { posterior, proven, curve } = proof("visual", [
    [3, 0],
    [5, 1],
  ]);
  expect([fractionText(posterior), proven]).toEqual(["1", true]);
  expect(curve.every((chance) => fractionText(chance) === "1")).toBe(true);
});

test("without eggs nothing changes", () => {
  expect(proof("visual", []).posterior).toEqual(twoThirds);
});

test("the curve falls, and the required eggs are where it crosses", () => {
  const { curve, eggsToRuleOut, eggsToShow } = proof("visual", []);
  for (const [i, chance] of curve.slice(1).entries()) expect(compare(chance, curve[i] ?? chance)).toBeLessThan(0);
  expect(eggsToRuleOut).toEqual({ percent95: 6, percent99: 8 });
  expect(compare(curve[5] ?? twoThirds, rational(1, 20))).toBeGreaterThan(0);
  expect(compare(curve[6] ?? twoThirds, rational(1, 20))).toBeLessThanOrEqual(0);
  expect(eggsToShow).toEqual({ percent95: 5, percent99: 7 });
});

test("a possible-het mate never rules it out", () => {
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
  "rejects invalid input with a message (%#)",
  (prior, mate, clutches) => {
    const result = proveHet(
      prior,
      clutches.map(([eggs, visuals]) => ({ eggs, visuals, mate })),
      mate,
    );
    expect(result.ok ? "" : result.refusals[0]?.message).toMatch(/ください/);
  },
);

/** Enumerates which of the animal and its possible het mates carry the gene, weighted by the hatchlings. */
function posteriorByHand(
  prior: number,
  mates: readonly (number | "visual")[],
  clutches: readonly [mate: number, eggs: number][],
) {
  let [het, all] = [0, 0];
  for (let world = 0; world < 2 ** (mates.length + 1); world++) {
    const carries = (world & 1) === 1;
    let weight = carries ? prior : 1 - prior;
    for (const [i, mate] of mates.entries()) {
      const mateCarries = ((world >> (i + 1)) & 1) === 1;
      const chance = mate === "visual" ? 1 : mate;
      weight *= mateCarries ? chance : 1 - chance;
      const miss = carries && mateCarries ? (mate === "visual" ? 1 / 2 : 3 / 4) : 1;
      for (const [at, eggs] of clutches) if (at === i) weight *= miss ** eggs;
    }
    all += weight;
    if (carries) het += weight;
  }
  return het / all;
}

test("clutches with different mates match full enumeration", () => {
  const roll = dice(41);
  const kinds = ["visual", 1, 2 / 3, 1 / 2, 1 / 3] as const;
  for (let round = 0; round < 200; round++) {
    const chosen = Array.from({ length: 1 + roll(3) }, () => kinds[roll(kinds.length)] ?? 1);
    const animals = chosen.map((kind): Mate => {
      if (kind === "visual") return kind;
      return kind === 1 ? "het" : { possibleHet: rational(Math.round(kind * 6), 6) };
    });
    const laid = Array.from({ length: 1 + roll(5) }, (): [number, number] => [roll(animals.length), roll(9)]);
    const clutches = laid.map(([at, eggs]) => ({ eggs, visuals: 0, mate: animals[at] ?? "het" }));
    const next = animals[roll(animals.length)] ?? "het";
    const { posterior, curve } = good(proveHet(rational(1, 2), clutches, next)).proof;
    expect(toNumber(posterior)).toBeCloseTo(posteriorByHand(1 / 2, chosen, laid), 12);
    const after: [number, number][] = [...laid, [animals.indexOf(next), 3]];
    expect(toNumber(curve[3] ?? posterior)).toBeCloseTo(posteriorByHand(1 / 2, chosen, after), 12);
  }
});
