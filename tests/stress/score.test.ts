import { expect, test } from "vitest";
import type { AnswerValue } from "#app/stress/answers.ts";
import { areas, questions, redFlags } from "#app/stress/questions.ts";
import { ENOUGH_ANSWERS, score } from "#app/stress/score.ts";

const all = (value: AnswerValue) => Object.fromEntries(questions.map(({ id }) => [id, value]));
/** Some answers or other, the same for the same seed. */
const some = (seed: number) =>
  Object.fromEntries(
    questions.map(({ id }, at) => [id, ([0, 1, 2, "unknown"] as const)[(at * 7 + seed * 13) % 4] ?? 0]),
  );

test("26 questions in five areas and 14 red flags, each with its reason, action and source", () => {
  expect(questions).toHaveLength(26);
  expect(redFlags).toHaveLength(14);
  expect(new Set(questions.map((question) => question.area)).size).toBe(5);
  for (const question of questions) {
    expect(question.question, question.id).toMatch(/か(?:（[^）]+）)?$/);
    expect(new Set(question.options).size, question.id).toBe(3);
    expect(question.why, question.id).toMatch(/。$/);
    expect(question.advice, question.id).toMatch(/(?:ください|です|ます|かまいません)。$/);
    expect(question.sources.length, question.id).toBeGreaterThan(0);
  }
});

test("all good is 100, all bad is 0, halfway is 50", () => {
  expect(score(all(0), []).total).toBe(100);
  expect(score(all(2), []).total).toBe(0);
  expect(score(all(1), []).total).toBe(50);
  expect(score(all(0), []).band).toBe("良好");
  expect(score(all(2), []).band).toBe("早めに見直しを");
});

test("the total is the mean of the areas, so a small area counts as much as a large one", () => {
  const bad = questions.find((question) => question.area === "interaction");
  const { total, areas: perArea } = score({ ...all(0), [bad?.id ?? ""]: 2 }, []);
  expect(perArea.find(({ area }) => area === "interaction")?.percent).toBe(50);
  expect(total).toBe(90);
});

test("what is not known drops out of the reckoning, and too little known gives no number", () => {
  const enough = {
    ...all("unknown"),
    ...Object.fromEntries(questions.slice(0, ENOUGH_ANSWERS).map(({ id }) => [id, 0 as const])),
  };
  expect(ENOUGH_ANSWERS).toBe(16);
  expect(score(enough, []).total).toBe(100);
  expect(score({ ...enough, [questions[0]?.id ?? ""]: "unknown" }, []).total).toBeNull();
});

test("わからない in one area changes no other area", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const answers = some(seed);
    const before = score(answers, []).areas;
    for (const question of questions) {
      const after = score({ ...answers, [question.id]: "unknown" }, []).areas;
      const others = (list: typeof before) => list.filter(({ area }) => area !== question.area);
      expect(others(after)).toEqual(others(before));
    }
  }
});

test("a better answer never lowers the total, and brings exactly the points it promised", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const answers = { ...all(0), ...some(seed) };
    const before = score(answers, []);
    for (const { question, gain } of before.lost) {
      const after = score({ ...answers, [question.id]: 0 }, []);
      if (before.total === null || after.total === null) continue;
      expect(after.total - before.total).toBeCloseTo(gain, 9);
    }
  }
});

test("what helps most comes first", () => {
  const { lost } = score({ ...all(0), hides: 2, handling: 1, appetite: 2 }, []);
  expect(lost.map(({ question }) => question.id)).toEqual(["appetite", "handling", "hides"]);
});

test("a red flag shows whatever the score, the most urgent first", () => {
  const { flags, total } = score(all(0), ["mites", "prolapse", "burn"]);
  expect(total).toBe(100);
  expect(flags.map((flag) => flag.urgency)).toEqual(["emergency", "urgent", "soon"]);
});

test("every area has questions", () => {
  for (const area of Object.keys(areas)) expect(questions.some((question) => question.area === area)).toBe(true);
});
