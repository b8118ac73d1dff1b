// The questionnaire and the care articles name the same numbers: a reader of both must not be told two things.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { starterInfos, starterTerms } from "#app/starter/encyclopedia.server.ts";
import { questions } from "#app/tools/stress/questions.ts";

/** The range of an answer, and the article that must name it. */
const shared = [
  ["hot-spot", 0, "30〜33℃", "temperature"],
  ["cool-side", 0, "24〜27℃", "temperature"],
  ["night-min", 0, "24℃", "winter"],
  ["humidity", 0, "50〜70%", "humidity"],
  ["humidity", 0, "70〜80%", "shedding"],
  ["feeding-interval", 0, "7〜21日", "feeding"],
  ["feeding-interval", 0, "5〜7日", "hatchlings"],
  ["appetite", 2, "2か月", "fasting"],
  ["appetite", 2, "2か月", "winter"],
  ["weight", 2, "10%", "weight"],
  ["handling", 0, "15分", "handling"],
  ["handling", 2, "48時間", "handling"],
  ["acclimation", 1, "2週間", "first-week"],
] as const;

test.each(shared)("%s: %s-point answer and article agree on %s (%s)", (id, points, range, article) => {
  expect(questions.find((question) => question.id === id)?.options[points]).toContain(range);
  expect(starterInfos.find((info) => info.id === article)?.body.replaceAll(/<[^>]*>/g, "")).toContain(range);
});

test("any interval, of a small snake and a grown one, has an answer of its own", () => {
  const { options = [] } = questions.find(({ id }) => id === "feeding-interval") ?? {};
  const days = options.map((option) => [...option.matchAll(/(\d+)(?:〜(\d+))?日(以内|以上)?/g)]);
  const spans = days.flatMap((found) =>
    found.map(([, from, to, open]) => [
      open === "以内" ? 0 : Number(from),
      to ? Number(to) : open === "以上" ? 999 : Number(from),
    ]),
  );
  const covered = (day: number) => spans.some(([from = 0, to = 0]) => from <= day && day <= to);
  expect(Array.from({ length: 60 }, (_, day) => day + 1).filter((day) => !covered(day))).toEqual([]);
});

test("the best body condition is the same in the check, the article, its figure and the term: round, no ridge", () => {
  const best = questions.find(({ id }) => id === "bcs")?.options[0];
  const article = starterInfos.find(({ id }) => id === "weight")?.body ?? "";
  const term = starterTerms.find(({ id }) => id === "thinness")?.body;
  for (const words of [best, article, term]) {
    expect(words).toContain("背骨が目立たず");
    expect(words).toContain("丸みのある形");
  }
  const figure = readFileSync(new URL("../../../public/figures/body-condition.svg", import.meta.url), "utf8");
  for (const words of [article, figure]) expect(words).not.toMatch(/丸い三角|丸みのある三角|三角が理想/);
});
