import { expect, test } from "vitest";
import { starterInfos } from "#app/cli/starter/encyclopedia.server.ts";
import { triageSigns } from "#app/kinds/shared/triage.ts";
import { pointsOf } from "#app/tools/stress/answers.ts";
import { articles } from "#app/tools/stress/articles.ts";
import { questions } from "#app/tools/stress/questions.ts";
import { ENOUGH_ANSWERS, score } from "#app/tools/stress/score.ts";

const all = (value: "0" | "1" | "2" | "unknown") => Object.fromEntries(questions.map(({ id }) => [id, value]));
/** Some answers or other, the same for the same seed; the worst ones rarer for some seeds than for others. */
function some(seed: number): Record<string, string> {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const worst = (seed % 5) / 10;
  return Object.fromEntries(
    questions.map(({ id, options }) => {
      const points = next() < worst ? 2 : [0, 0, 0, 1, 1, null][Math.floor(next() * 6)];
      const alike = options.filter((option) => option.points === points);
      return [id, alike[Math.floor(next() * alike.length)]?.value ?? "unknown"];
    }),
  );
}

test("26 questions in five areas and 17 signs that need a vet, each with its reason, action and source", () => {
  expect(questions).toHaveLength(26);
  expect(triageSigns).toHaveLength(17);
  expect(new Set(questions.map((question) => question.area)).size).toBe(5);
  for (const question of questions) {
    expect(question.question, question.id).toMatch(/か(?:（[^）]+）)?$/);
    expect(new Set(question.options.map(({ label }) => label)).size, question.id).toBe(question.options.length);
    expect(new Set(question.options.map(({ value }) => value)).size, question.id).toBe(question.options.length);
    expect(new Set(question.options.map(({ points }) => points)), question.id).toEqual(new Set([0, 1, 2]));
    expect(question.options.find(({ value }) => value === "0")?.points, question.id).toBe(0);
    expect(question.why, question.id).toMatch(/。$/);
    for (const { points, value, advice = question.advice } of question.options)
      if (points > 0) expect(advice, `${question.id} ${value}`).toMatch(/(?:ください|です|ます|ません)。$/);
    expect(question.sources.length, question.id).toBeGreaterThan(0);
  }
});

const essentials = {
  cage: ["hot-spot", "cool-side", "night-min", "thermostat", "humidity", "hides", "water", "cohab", "hygiene"],
  sign: ["appetite", "weight", "bcs", "shed", "activity", "ball", "defence", "tongue", "acclimation"],
};

test.each([
  ["cage", [69, 49, 49, 29, 29, 29, 29, 29, 29]],
  ["sign", [69, 49, 49, 29, 29, 29, 29, 29, 29]],
] as const)(
  "essentials of the %s cap the total: one at its worst 69, two or three 49, four or more 29",
  (sort, capped) => {
    const ids = questions.filter(({ essential }) => essential === sort).map(({ id }) => id);
    expect(ids).toEqual(essentials[sort]);
    const totals = ids.map((_, index) => {
      const worst = Object.fromEntries(ids.slice(0, index + 1).map((id) => [id, "2" as const]));
      return score({ ...all("0"), ...worst }, []);
    });
    expect(totals.map(({ total }) => total)).toEqual(capped);
    expect(totals[1]?.caps[0]).toMatchObject({ total: 49, because: ids.slice(0, 2).map((id) => ({ id })) });
    expect(totals.at(-1)?.band).toBe("早めに見直しを");
  },
);

test("no cage that is bad all over is made up for by a good diet and a calm snake", () => {
  const cage = questions.filter(({ area }) => area === "environment").map(({ id }) => [id, "2" as const]);
  expect(score({ ...all("0"), ...Object.fromEntries(cage) }, []).total).toBeLessThanOrEqual(29);
});

test("what is not known drops out of the reckoning, and too little known gives no number", () => {
  const enough = {
    ...all("unknown"),
    ...Object.fromEntries(questions.slice(0, ENOUGH_ANSWERS).map(({ id }) => [id, "0" as const])),
  };
  expect(ENOUGH_ANSWERS).toBe(16);
  expect(score(enough, []).total).toBe(100);
  expect(score({ ...enough, [questions[0]?.id ?? ""]: "unknown" }, []).total).toBeNull();
});

test("a better answer never lowers the total, whatever the others are", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const answers = some(seed);
    const before = score(answers, []).total;
    if (before === null) continue;
    for (const { id, options } of questions) {
      const points = pointsOf(id, answers[id]) ?? 0;
      for (const better of options.filter((option) => option.points < points))
        expect(score({ ...answers, [id]: better.value }, []).total, id).toBeGreaterThanOrEqual(before);
    }
  }
});

test("each change promises exactly what it brings, in the numbers people read", () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const answers = some(seed);
    const before = score(answers, []);
    if (before.total === null) continue;
    for (const { question, gain } of before.lost)
      expect(score({ ...answers, [question.id]: "0" }, []).total, question.id).toBe(before.total + gain);
  }
});

test("what helps most comes first", () => {
  const ids = (given: Parameters<typeof score>[0]) =>
    score({ ...all("0"), ...given }, []).lost.map(({ question }) => question.id);
  expect(ids({ length: "1", handling: "1", prey: "2" })).toEqual(["prey", "length", "handling"]);
  // The one essential that holds the total at 69 brings more than any two other questions.
  expect(ids({ handling: "2", prey: "2", water: "2" })[0]).toBe("water");
});

test("where no single change lifts the cap, the essentials that hold it come first, each said to bring nothing alone", () => {
  const { lost, total } = score(
    { ...all("0"), water: "2", hides: "2", "night-min": "2", length: "2", handling: "2" },
    [],
  );
  expect(total).toBe(49);
  expect(lost.slice(0, 3).map(({ question, gain, caps }) => [question.id, gain, caps])).toEqual([
    ["night-min", 0, true],
    ["hides", 0, true],
    ["water", 0, true],
  ]);
  const mended = { ...all("0"), length: "2" as const, handling: "2" as const };
  expect(score(mended, []).total).toBe(92);
});

test("where a vet is needed there is no number, and the most urgent sign is the first", () => {
  const { flags, total, band } = score(all("0"), ["mites", "prolapse", "burn"]);
  expect([total, band]).toEqual([null, null]);
  expect(flags.map((flag) => flag.urgency)).toEqual(["emergency", "urgent", "soon"]);
});

test("ten percent lost is the red flag of that name, whichever of the two was ticked", () => {
  const { flags, total } = score({ ...all("0"), weight: "lost10" }, []);
  expect([total, flags.map(({ id }) => id)]).toEqual([null, ["weight10"]]);
});

test("what the results lead to are care articles that the site ships with", () => {
  const ids = new Set(starterInfos.map(({ id }) => id));
  for (const id of Object.keys(articles)) expect(ids, id).toContain(id);
});
