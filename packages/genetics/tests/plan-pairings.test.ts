import { expect, test } from "vitest";
import type { Animal } from "../src/genes/genotype.ts";
import { printGenotype } from "../src/genes/print-genotype.ts";
import { compare, fractionText, isZero, multiply, one, rational, toNumber } from "../src/genes/rational.ts";
import type { HeldBack } from "../src/planning/plan-held-back.ts";
import { bestOf, type TwoGenerationPlan } from "../src/planning/plan-order.ts";
import { type PlanBall, planPairings } from "../src/planning/plan-pairings.ts";
import { animal, chancePerEgg, crossed, dice, good, randomAnimal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

const ball = (id: string, sex: PlanBall["sex"], line: string): PlanBall => ({ id, sex, ...animal(line) });
const planned = (balls: PlanBall[], line: string, sex?: "male" | "female") =>
  good(planPairings(book, balls, { items: animal(line).items, ...(sex ? { sex } : {}) })).plan;

const genes = ["pastel", "clown", "piebald", "albino", "candy", "mojave", "lesser", "banana", "spider", "pinstripe"];

function collection(seed: number, count: number, of = genes): PlanBall[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, i) => ({
    id: `b${i}`,
    sex: i % 2 === 0 ? ("male" as const) : ("female" as const),
    ...randomAnimal(roll, of, 3),
  }));
}

test("agrees with evaluating every pairing separately", () => {
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
    for (const [i, { probability, harmful }] of pairings.slice(1).entries()) {
      const before = pairings[i];
      if (before?.harmful === harmful) expect(compare(before.probability, probability)).toBeGreaterThanOrEqual(0);
      else expect([before?.harmful, harmful]).toEqual([false, true]);
    }
  }
});

test("without a suitable pairing, plans via a sibling pairing", () => {
  const plan = planned([ball("m", "male", "clown"), ball("f", "female", "piebald")], "clown piebald");
  expect(plan.possible).toBe(0);
  const [best] = plan.twoGenerations;
  expect(best).toMatchObject({ probability: rational(1, 16), mate: { kind: "sibling" }, relation: "full-siblings" });
  expect(best?.inbreeding).toBe(1 / 4);
  expect(best?.keep).toMatchObject({
    parents: { sire: "m", dam: "f" },
    probability: rational(1, 2),
    certainty: rational(1),
  });
  expect(printGenotype(book, best?.keep.items ?? [])).toBe("ノーマル 100%ヘテロ・クラウン 100%ヘテロ・パイボールド");
  // Six eggs hold both sexes with chance 1 − 2/64, and then six at 1/16 each.
  expect(best?.overall).toBeCloseTo((1 - 2 / 64) * (1 - (15 / 16) ** 6), 12);
});

test("with a second couple, two young of unrelated clutches come before siblings", () => {
  const plan = planned(
    [
      ball("m", "male", "clown"),
      ball("f", "female", "piebald"),
      ball("m2", "male", "clown"),
      ball("f2", "female", "piebald"),
    ],
    "clown piebald",
  );
  const [best] = plan.twoGenerations;
  expect(best).toMatchObject({ probability: rational(1, 16), mate: { kind: "second-clutch" }, relation: null });
  expect(best?.inbreeding).toBe(0);
  expect(best?.overall).toBeCloseTo((63 / 64) ** 2 * (1 - (15 / 16) ** 6), 12);
});

test("with a suitable mate, plans via an animal kept back for it", () => {
  const plan = planned(
    [ball("m", "male", "clown"), ball("f", "female", "pastel"), ball("g", "female", "clown enchi")],
    "pastel clown enchi",
  );
  const [best] = plan.twoGenerations;
  expect(best?.keep).toMatchObject({
    sex: "male",
    probability: rational(1, 4),
  });
  expect(printGenotype(book, best?.keep.items ?? [])).toBe("パステル 100%ヘテロ・クラウン");
  expect(best?.mate).toEqual({ kind: "ball", id: "g" });
  expect(best && fractionText(best.probability)).toBe("1/8");
  expect(best?.overall).toBeCloseTo((1 - (3 / 4) ** 6) * (1 - (7 / 8) ** 6), 12);
});

test("a plan's second pairing has the promised chance, including the phase of a sex-linked gene", () => {
  let plans = 0;
  for (const [seed, line] of [
    [21, "super pastel clown pied mojave"],
    [22, "super pastel clown pied mojave"],
    [23, "banana clown pied"],
    [24, "banana clown"],
  ] as const) {
    const balls = collection(seed, 20);
    const target = { items: animal(line).items };
    const plan = good(planPairings(book, balls, target)).plan;
    plans += plan.twoGenerations.length;
    for (const { keep, mate, probability } of plan.twoGenerations) {
      const partner = mate.kind === "ball" ? balls.find(({ id }) => id === mate.id) : mate.keep;
      const [sire, dam] = keep.sex === "male" ? [keep, partner] : [partner, keep];
      const asked = chancePerEgg(sire ?? { items: [] }, dam ?? { items: [] }, target);
      expect(fractionText(asked)).toBe(fractionText(probability));
    }
  }
  expect(plans).toBeGreaterThan(8);
});

test("the best animal to keep for a mate is the best of all couples, young and mates", () => {
  let compared = 0;
  for (const seed of [51, 52, 53, 54, 55, 56]) {
    const balls = collection(seed, 8, ["clown", "pastel", "piebald"]);
    const target = { items: animal("clown pastel piebald").items };
    const { twoGenerations } = good(planPairings(book, balls, target, { eggs: 1 })).plan;
    const [males, females] = (["male", "female"] as const).map((sex) => balls.filter((one) => one.sex === sex));
    let most = 0;
    for (const sire of males ?? []) {
      for (const dam of females ?? []) {
        for (const { items, probability } of crossed(sire, dam).genotypes) {
          const worth = (father: Animal, mother: Animal) =>
            (toNumber(probability) / 2) * toNumber(chancePerEgg(father, mother, target));
          for (const mate of females ?? []) most = Math.max(most, worth({ items }, mate));
          for (const mate of males ?? []) most = Math.max(most, worth(mate, { items }));
        }
      }
    }
    const best = twoGenerations.filter(({ mate }) => mate.kind === "ball").toSorted((a, b) => b.overall - a.overall)[0];
    if (!best) continue;
    compared += 1;
    expect(toNumber(best.keep.probability) * toNumber(best.probability)).toBeCloseTo(most, 12);
    // With one egg per clutch, the overall chance is the product if the second dam's genotype is certain.
    expect(best.overall).toBeCloseTo(most, 12);
  }
  expect(compared).toBeGreaterThan(2);
});

test("a father is paired with his own daughter only without an alternative, and that is reported", () => {
  const balls = [ball("father", "male", "clown"), ball("mother", "female", "pastel enchi")];
  const alone = planned(balls, "clown pastel enchi").twoGenerations.filter(({ mate }) => mate.kind === "ball");
  expect(alone[0]).toMatchObject({ mate: { id: "father" }, relation: "parent-child", inbreeding: 1 / 4 });
  const [better] = planned([...balls, ball("other", "male", "clown")], "clown pastel enchi").twoGenerations;
  expect(better?.relation).toBeNull();
  expect(better?.inbreeding).toBe(0);
});

test("plans without close kin come first, however likely the others, and the likeliest plan is listed", () => {
  const way = (dam: string, inbreeding: number, eggs: number, overall: number): TwoGenerationPlan => {
    const parents = { sire: "m", dam };
    const young = { sex: "male", items: [], makers: {}, probability: one, certainty: one } as const;
    const keep: HeldBack = { ...young, items: [], parents, inbreeding: 0 };
    const relation = inbreeding > 0 ? "full-siblings" : null;
    const mate = { kind: "ball", id: "x" } as const;
    return { keep, mate, probability: rational(1, eggs), overall, relation, inbreeding, harmful: false };
  };
  const ways = [way("sister", 1 / 4, 4, 0.5), way("rarer", 0, 8, 0.4), way("stranger", 0, 4, 0.3)];
  const first = (plans: TwoGenerationPlan[]) => bestOf(plans).map(({ keep }) => keep.parents.dam);
  expect(first(ways)).toEqual(["rarer", "stranger", "sister"]);
  const others = Array.from({ length: 5 }, (_, i) => way(`other${i}`, 0, 8, 0.2));
  expect(first([...ways, ...others])).toEqual(["rarer", "stranger", "other0", "other1", "sister"]);
});

test("two generations are listed beside a pairing that rarely succeeds", () => {
  const balls = [
    ball("m", "male", "het clown het piebald het albino"),
    ball("f", "female", "het clown het piebald het albino"),
    ball("g", "female", "clown piebald albino"),
    ball("h", "male", "clown piebald"),
  ];
  const plan = planned(balls, "clown piebald albino");
  expect(plan.possible).toBeGreaterThan(0);
  expect(plan.twoGenerations.length).toBeGreaterThan(0);
});

test("reports what is missing: a gene, a sex or a generation", () => {
  const lacking = (balls: PlanBall[], line: string) => planned(balls, line).gaps;
  const couple = [ball("m", "male", "clown"), ball("f", "female", "piebald")];
  expect(lacking(couple, "clown albino")).toMatchObject({ missing: ["albino"], noSex: [] });
  expect(lacking([ball("m", "male", "clown het piebald")], "clown piebald")).toMatchObject({
    missing: [],
    noSex: ["female"],
  });
  const three = [...couple, ball("a", "male", "albino")];
  expect(lacking(three, "clown piebald albino")).toEqual({
    missing: [],
    noSex: [],
    carriers: [
      { gene: "clown", ids: ["m"] },
      { gene: "piebald", ids: ["f"] },
      { gene: "albino", ids: ["a"] },
    ],
  });
  expect(lacking(couple, "clown piebald")).toBeNull();
});

test("a het that looks like its siblings is kept back on a stated chance", () => {
  const plan = planned(
    [ball("m", "male", "het clown"), ball("f", "female", "pastel"), ball("g", "female", "clown enchi")],
    "pastel clown enchi",
  );
  expect(plan.twoGenerations[0]?.keep.certainty).toEqual(rational(1, 2));
});

test("a wanted sex halves the chance of autosomal genes, and follows the maker of sex-linked ones", () => {
  expect(
    planned([ball("m", "male", "clown"), ball("f", "female", "clown")], "clown", "male").pairings[0]?.probability,
  ).toEqual(rational(1, 2));
  const banana = planned([ball("m", "male", "male maker banana"), ball("f", "female", "normal")], "banana", "male");
  expect(banana.pairings[0]?.probability).toEqual(multiply(rational(1, 2), rational(9, 10)));
});

test("names animals that cannot take part", () => {
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

test("rejects an empty or impossible target", () => {
  expect(planPairings(book, [], { items: [] }).ok).toBe(false);
  expect(planPairings(book, [], { items: animal("super mojave lesser").items }).ok).toBe(false);
});

test("plans two hundred animals and a target that needs several generations", () => {
  const plan = planned(collection(31, 200), "super pastel clown pied candino super mojave");
  expect(plan.possible).toBe(0);
  expect(plan.twoGenerations.length).toBeGreaterThan(0);
});
