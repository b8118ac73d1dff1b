import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { starterInfos, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { questions } from "#app/tools/stress/questions.ts";
import thresholds from "./thresholds.json" with { type: "json" };

const { shared, sided } = thresholds;

const optionOf = (id: string, value: string) =>
  questions.find((question) => question.id === id)?.options.find((option) => option.value === value);
const wordsOf = (article: string) =>
  starterInfos.find((info) => info.id === article)?.body.replaceAll(/<[^>]*>/g, "") ?? "";

test.each(shared)("$id: answer $value and article agree on $range ($article)", ({ id, value, range, article }) => {
  expect(optionOf(id, value)?.label).toContain(range);
  expect(wordsOf(article)).toContain(range);
});

test.each(sided)(
  "$id: the advice for $value matches that side in the article",
  ({ id, value, says, never, article, words }) => {
    const advice = optionOf(id, value)?.advice;
    expect(advice).toMatch(new RegExp(says));
    expect(advice).not.toMatch(new RegExp(never));
    expect(wordsOf(article)).toContain(words);
  },
);

test.each([
  ["up to 300 g", /300gまで[はで]/],
  ["300 to 700 g", /(?:300〜700g[はで]|300gを超えて)/],
  ["more than 700 g", /(?:それより大き(?:ければ|くて)|300gを超えて)/],
])("any interval of a snake of %s has one matching answer", (_, size) => {
  const options = questions.find(({ id }) => id === "feeding-interval")?.options ?? [];
  const spans = options.flatMap(({ label, value }) => {
    const part = label.includes("4日以内") ? label : (label.split("、").find((words) => size.test(words)) ?? "");
    return [...part.replaceAll(/\d+〜?\d*g/g, "").matchAll(/(\d+)(?:〜(\d+))?日(以内|以上)?/g)].map(
      ([, from, to, open]) => ({
        value,
        from: open === "以内" ? 0 : Number(from),
        to: to ? Number(to) : open === "以上" ? 999 : Number(from),
      }),
    );
  });
  for (let day = 1; day <= 60; day += 1) {
    const own = spans.filter(({ from, to }) => from <= day && day <= to).map(({ value }) => value);
    expect(own, `${day} days`).toHaveLength(1);
  }
});

test("the best body condition is the same in the check, the article, its figure and the term: round, no ridge", () => {
  const best = questions.find(({ id }) => id === "bcs")?.options.find(({ value }) => value === "0")?.label;
  const article = starterInfos.find(({ id }) => id === "weight")?.body ?? "";
  const term = starterTerms.find(({ id }) => id === "thinness")?.body;
  for (const words of [best, article, term]) {
    expect(words).toContain("背骨が目立たず");
    expect(words).toContain("丸みのある形");
  }
  const figure = readFileSync(new URL("../../../public/figures/body-condition.svg", import.meta.url), "utf8");
  for (const words of [article, figure]) expect(words).not.toMatch(/丸い三角|丸みのある三角|三角が理想/);
});
