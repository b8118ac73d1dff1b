import { expect, test } from "vitest";
import { questions, redFlags } from "#app/stress/questions.ts";
import { type AnswerValue, readAnswers, score } from "#app/stress/score.ts";

const all = (value: AnswerValue) => Object.fromEntries(questions.map(({ id }) => [id, value]));

test("26 questions in five areas and 14 red flags, each with its reason, action and source", () => {
  expect(questions).toHaveLength(26);
  expect(redFlags).toHaveLength(14);
  expect(new Set(questions.map((question) => question.area)).size).toBe(5);
  for (const question of questions) {
    expect(question.why, question.id).toMatch(/。$/);
    expect(question.advice, question.id).toMatch(/。$/);
    expect(question.sources.length, question.id).toBeGreaterThan(0);
  }
});

test("all good is 100, all bad is 0, halfway is 50", () => {
  expect(score(all(0), new Set()).total).toBe(100);
  expect(score(all(2), new Set()).total).toBe(0);
  expect(score(all(1), new Set()).total).toBe(50);
  expect(score(all(0), new Set()).band).toBe("良好");
});

test("what is not known drops out of the reckoning, and too little known gives no number", () => {
  const some = { ...all("unknown"), ...Object.fromEntries(questions.slice(0, 16).map(({ id }) => [id, 0 as const])) };
  expect(score(some, new Set()).total).toBe(100);
  expect(score({ ...some, [questions[0]?.id ?? ""]: "unknown" }, new Set()).total).toBeNull();
});

test("a red flag shows whatever the score", () => {
  expect(score(all(0), new Set(["prolapse"])).flags.map((flag) => flag.id)).toEqual(["prolapse"]);
});

test("nonsense in the address is counted and left out", () => {
  const { answers, flagged, ignored } = readAnswers(
    new URLSearchParams("hot-spot=9&hides=1&flag=<script>&flag=mites&x=1"),
  );
  expect(answers).toEqual({ hides: 1 });
  expect([...flagged]).toEqual(["mites"]);
  expect(ignored).toEqual(["読み取れない回答が2件あったため、外して計算しました。"]);
});
