import { expect, test } from "vitest";
import { answersPath, readAnswers } from "#app/tools/stress/answers.ts";
import { questions } from "#app/tools/stress/questions.ts";

const read = (query: string) => readAnswers(new URLSearchParams(query));

test("invalid answers are reported and ignored, the rest counts", () => {
  const { answers, flagged, ignored } = read("hot-spot=9&hides=1&flag=<script>&flag=mites&x=1&water=0&water=2");
  expect(answers).toEqual({ hides: "1" });
  expect(flagged).toEqual(["mites"]);
  expect(ignored).toEqual([
    "「ホットスポットの温度」の答え「9」は読み取れないため、未回答として扱いました。",
    "「水入れ」に答えが2つ以上あったため、未回答として扱いました。",
    "「いまの様子」に「<script>」という項目はありません。",
    "「x」という項目はありません。",
  ]);
});

test("names of Object.prototype are not special", () => {
  const { answers, ignored } = read("__proto__=1&constructor=2&toString=0");
  expect(answers).toEqual({});
  expect(ignored).toHaveLength(3);
});

test("advertising parameters are not reported as nonsense", () => {
  expect(read("utm_source=x&fbclid=y").ignored).toEqual([]);
});

test("a URL shared under the earlier wording of the questions is still read", () => {
  const { answers, ignored } = read("feeding-interval=1&appetite=2&thermostat=0&flag=regurg&flag=weight10");
  expect(answers).toEqual({ "feeding-interval": "1", appetite: "2", thermostat: "0" });
  expect(ignored).toEqual([]);
});

test("a URL written from answers is parsed back to the same", () => {
  const state = read("hot-spot=high2&hides=unknown&shed=2&flag=burn&flag=mites&name=白露 2号");
  expect(readAnswers(new URL(answersPath(state), "http://x").searchParams)).toEqual(state);
});

test("each question takes its own options, 分からない, and the values of old URLs: 0, 1 and 2", () => {
  for (const { id, options } of questions) {
    const values = [...options.map(({ value }) => value), "unknown", "0", "1", "2"];
    for (const value of values) expect(read(`${id}=${value}`)).toMatchObject({ answers: { [id]: value }, ignored: [] });
    for (const value of ["3", "", "low3", "LOW2"]) expect(read(`${id}=${value}`)).toMatchObject({ answers: {} });
  }
});
