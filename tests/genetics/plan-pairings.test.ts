import { expect, test } from "vitest";
import { type PlanBall, planPairings } from "#app/genetics/plan-pairings.ts";
import { compare, fractionText, isZero, multiply, rational, zero } from "#app/genetics/rational.ts";
import { animal, chancePerEgg, dice, good, randomAnimal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const ball = (id: string, sex: PlanBall["sex"], line: string): PlanBall => ({ id, sex, ...animal(line) });
const planned = (balls: PlanBall[], line: string, sex?: "male" | "female") =>
  good(planPairings(book, balls, { items: animal(line).items, ...(sex ? { sex } : {}) })).plan;

const genes = ["pastel", "clown", "piebald", "albino", "candy", "mojave", "lesser", "banana", "spider", "pinstripe"];

function collection(seed: number, count: number): PlanBall[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, i) => ({
    id: `b${i}`,
    sex: i % 2 === 0 ? ("male" as const) : ("female" as const),
    ...randomAnimal(roll, genes, 3),
  }));
}

test("lists the pairings that can make it, best first", () => {
  const plan = planned(
    [
      ball("m1", "male", "pastel het clown"),
      ball("m2", "male", "clown"),
      ball("f1", "female", "pastel clown"),
      ball("f2", "female", "66% het clown"),
      ball("f3", "female", "pastel"),
    ],
    "pastel clown",
  );
  expect(plan.pairings.map(({ sire, dam, probability }) => [sire, dam, fractionText(probability)])).toEqual([
    ["m2", "f1", "1/2"],
    ["m1", "f1", "1/4"],
    ["m1", "f2", "1/12"],
  ]);
  expect([plan.possible, plan.twoGenerations]).toEqual([3, []]);
});

test("agrees with asking every pairing by itself", () => {
  for (const [seed, line] of [
    [11, "pastel clown"],
    [12, "super mojave"],
    [13, "candino"],
    [14, "banana pied"],
    [15, "pinstripe spider"],
  ] as const) {
    const balls = collection(seed, 24);
    const target = { items: animal(line).items };
    const wanted = new Map<string, string>();
    for (const sire of balls.filter(({ sex }) => sex === "male")) {
      for (const dam of balls.filter(({ sex }) => sex === "female")) {
        const probability = chancePerEgg(sire, dam, target);
        if (!isZero(probability)) wanted.set(`${sire.id}×${dam.id}`, fractionText(probability));
      }
    }
    const { pairings, possible } = good(planPairings(book, balls, target, { rows: 1000 })).plan;
    expect(
      Object.fromEntries(pairings.map(({ sire, dam, probability }) => [`${sire}×${dam}`, fractionText(probability)])),
    ).toEqual(Object.fromEntries(wanted));
    expect(possible).toBe(wanted.size);
    for (const [i, { probability }] of pairings.slice(1).entries()) {
      expect(compare(pairings[i]?.probability ?? zero, probability)).toBeGreaterThanOrEqual(0);
    }
  }
});

test("where no pairing can, plans over a sibling pairing", () => {
  const plan = planned([ball("m", "male", "clown"), ball("f", "female", "piebald")], "clown piebald");
  expect(plan.possible).toBe(0);
  const [best] = plan.twoGenerations;
  expect(best).toMatchObject({ sires: ["m"], dams: ["f"], probability: rational(1, 16), mate: { kind: "sibling" } });
  expect(best?.keep).toMatchObject({
    label: "ノーマル 100%ヘテロ・クラウン 100%ヘテロ・パイボールド",
    probability: rational(1, 2),
    certainty: rational(1),
  });
});

test("where a mate is at hand, plans over an animal kept back for it", () => {
  const plan = planned(
    [ball("m", "male", "clown"), ball("f", "female", "pastel"), ball("g", "female", "clown enchi")],
    "pastel clown enchi",
  );
  const [best] = plan.twoGenerations;
  expect(best?.keep).toMatchObject({
    sex: "male",
    label: "パステル 100%ヘテロ・クラウン",
    probability: rational(1, 4),
  });
  expect(best?.mate).toEqual({ kind: "balls", ids: ["g"] });
  expect(best && fractionText(best.probability)).toBe("1/8");
});

test("a plan's second pairing gives what it promises", () => {
  for (const seed of [21, 22, 23]) {
    const balls = collection(seed, 20);
    const target = { items: animal("super pastel clown pied mojave").items };
    const plan = good(planPairings(book, balls, target)).plan;
    for (const { keep, mate, probability } of plan.twoGenerations) {
      const partner = mate.kind === "sibling" ? mate.keep : balls.find(({ id }) => id === mate.ids[0]);
      const [sire, dam] = keep.sex === "male" ? [keep, partner] : [partner, keep];
      const asked = chancePerEgg(sire ?? { items: [] }, dam ?? { items: [] }, target);
      expect(fractionText(asked)).toBe(fractionText(probability));
    }
  }
});

test("a het animal that looks like its siblings is kept back on trust, and it is said how much", () => {
  const plan = planned(
    [ball("m", "male", "het clown"), ball("f", "female", "pastel"), ball("g", "female", "clown enchi")],
    "pastel clown enchi",
  );
  expect(plan.twoGenerations[0]?.keep.certainty).toEqual(rational(1, 2));
});

test("a wanted sex halves the chance of what is not sex-linked, and follows the maker of what is", () => {
  expect(
    planned([ball("m", "male", "clown"), ball("f", "female", "clown")], "clown", "male").pairings[0]?.probability,
  ).toEqual(rational(1, 2));
  const banana = planned([ball("m", "male", "male maker banana"), ball("f", "female", "normal")], "banana", "male");
  expect(banana.pairings[0]?.probability).toEqual(multiply(rational(1, 2), rational(9, 10)));
});

test("balls that cannot take part are named", () => {
  const impossible: PlanBall = {
    id: "x",
    sex: "male",
    items: [
      { gene: "mojave", state: "super" },
      { gene: "lesser", state: "visual" },
    ],
  };
  const plan = planned(
    [ball("u", "unknown", "clown"), impossible, ball("m", "male", "clown"), ball("f", "female", "clown")],
    "clown",
  );
  expect(plan.skipped.map(({ id }) => id)).toEqual(["u", "x"]);
  expect(plan.skipped.every(({ reason }) => reason.length > 0)).toBe(true);
});

test("an empty or impossible target is refused", () => {
  expect(planPairings(book, [], { items: [] }).ok).toBe(false);
  expect(planPairings(book, [], { items: animal("super mojave lesser").items }).ok).toBe(false);
});

test("two hundred balls and a target nobody can reach in one generation are planned", () => {
  const plan = planned(collection(31, 200), "super pastel clown pied candino super mojave");
  expect(plan.possible).toBe(0);
  expect(plan.twoGenerations.length).toBeGreaterThan(0);
});
