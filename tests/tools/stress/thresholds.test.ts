// The questionnaire and the care articles name the same numbers: a reader of both must not be told two things.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { starterInfos, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { questions } from "#app/tools/stress/questions.ts";

/** The range of an answer, and the article that must name it. */
const shared = [
  ["hot-spot", "0", "30〜33℃", "temperature"],
  ["hot-spot", "high2", "35℃", "temperature"],
  ["cool-side", "0", "24〜27℃", "temperature"],
  ["night-min", "0", "24℃", "winter"],
  ["humidity", "0", "50〜70%", "humidity"],
  ["humidity", "0", "70〜80%", "shedding"],
  ["humidity", "low2", "40%", "humidity"],
  ["humidity", "high2", "85%", "humidity"],
  ["feeding-interval", "0", "7〜21日", "feeding"],
  ["feeding-interval", "0", "7〜14日", "feeding"],
  ["feeding-interval", "0", "5〜7日", "hatchlings"],
  ["appetite", "2", "2か月", "fasting"],
  ["appetite", "2", "2か月", "winter"],
  ["weight", "2", "10%", "weight"],
  ["weight", "lost10", "10%以上", "fasting"],
  ["handling", "0", "15分", "handling"],
  ["handling", "fed2", "48時間", "handling"],
  ["acclimation", "1", "2週間", "first-week"],
  ["hygiene", "0", "当日か翌日", "substrate"],
  ["hygiene", "0", "1〜2か月", "enclosure"],
] as const;

const optionOf = (id: string, value: string) =>
  questions.find((question) => question.id === id)?.options.find((option) => option.value === value);
const wordsOf = (article: string) =>
  starterInfos.find((info) => info.id === article)?.body.replaceAll(/<[^>]*>/g, "") ?? "";

test.each(shared)("%s: answer %s and article agree on %s (%s)", (id, value, range, article) => {
  expect(optionOf(id, value)?.label).toContain(range);
  expect(wordsOf(article)).toContain(range);
});

/** What the advice for one side must say and must not, and the words of its article that say so. */
const sided = [
  ["hot-spot", "low2", /上げて/, /下げ/, "temperature", "設定"],
  ["hot-spot", "high2", /下げ/, /上げ/, "temperature", "設定を下げ、ヒーターと床のあいだに薄い板を挟みます"],
  ["cool-side", "low2", /暖め/, /寄せ|弱め/, "temperature", "断熱材を当て"],
  ["cool-side", "high2", /寄せて弱め/, /暖め/, "temperature", "熱源を端へ寄せるか、弱くします"],
  ["humidity", "low1", /ウェットシェルターを1つ足す/, /換気|外し/, "humidity", "ウェットシェルターを入れる"],
  ["humidity", "low2", /ウェットシェルターを1つ足し/, /換気|除湿|外し/, "humidity", "ウェットシェルターを入れる"],
  ["humidity", "high1", /換気口を開け/, /ウェットシェルター|加湿|保湿/, "humidity", "換気口を開け"],
  ["humidity", "high2", /濡れた床材を乾いたものに/, /足し|加湿|保湿/, "humidity", "まず濡れた床材を替えます"],
  ["feeding-interval", "short2", /あけて/, /縮め/, "feeding", "7日以上にあけて"],
  ["feeding-interval", "long2", /縮め/, /あけて|延ばし/, "feeding", "食べる日を決めて整えます"],
  ["bcs", "thin2", /受診してください/, /減らし|延ばし/, "weight", "一段小さい餌から"],
  ["bcs", "fat2", /体重の5%ほどに減らし/, /増やし/, "weight", "体重の5%ほどに減らす"],
  ["light", "bright2", /夜は明かりを消し/, /昼は/, "lighting", "光らない上部ヒーター"],
  ["light", "dark2", /昼は部屋の照明かLEDで明るく/, /夜は/, "lighting", "暗い部屋ならLEDを足す"],
  ["hygiene", "2", /取り除き/, /ひとつかみ/, "substrate", "見つけた当日か翌日のうちに"],
  ["hygiene", "all1", /古いきれいな床材をひとつかみ/, /習慣/, "substrate", "古いきれいな床材をひとつかみ"],
  ["shed", "ends2", /自分で取らないで/, /引っ張/, "shedding", "自分でピンセットやテープで取らないでください"],
  ["prey", "large2", /胴のいちばん太い所まで/, /生きた/, "feeding", "少なくとも10〜14日は休ませ"],
  [
    "prey",
    "live2",
    /入れたまま、その場を離れないで/,
    /太さ/,
    "feeding",
    "生き餌を入れたままその場を離れることはしません",
  ],
] as const;

test.each(sided)(
  "%s: the advice for %s is that side's own, as the article has it",
  (id, value, says, never, article, words) => {
    const advice = optionOf(id, value)?.advice;
    expect(advice).toMatch(says);
    expect(advice).not.toMatch(never);
    expect(wordsOf(article)).toContain(words);
  },
);

test.each([
  ["up to 300 g", /300gまで[はで]/],
  ["300 to 700 g", /(?:300〜700g[はで]|300gを超えて)/],
  ["more than 700 g", /(?:それより大き(?:ければ|くて)|300gを超えて)/],
])("any interval of a snake of %s has one answer of its own", (_, size) => {
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
