import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { triageSigns } from "#app/kinds/shared/triage.ts";
import { type ReadAnswers, readAnswers } from "#app/tools/stress/answers.ts";
import { questions } from "#app/tools/stress/questions.ts";
import { StressResult } from "#app/tools/stress/StressResult.tsx";
import { score } from "#app/tools/stress/score.ts";
import sheets from "./sheets.json" with { type: "json" };

const cage = ["hot-spot", "cool-side", "night-min", "thermostat", "humidity", "hides", "water", "cohab", "hygiene"];
const signs = ["weight", "bcs", "appetite", "shed", "activity", "ball", "defence", "tongue", "acclimation"];
const capOf = (count: number) => [100, 69, 49, 49][count] ?? 29;
/** The last digit of an answer is its cost; ten percent lost costs two points and needs a vet. */
const cost = (value = "unknown") => (value === "lost10" ? 2 : value === "unknown" ? null : Number(value.at(-1)));

interface Ruled {
  total: number | null;
  band: string | null;
  needsVet: boolean;
}

/**
 * The rule, written independently: each answer costs 0 to 2; the total is the remainder in percent of what was
 * answered, given sixteen or more answers. Essentials of the cage at their worst cap it (one 69, two or three 49, four
 * or more 29), and so, separately, do signs of the animal. Capped at 49: losing weight with more than two months unfed,
 * emaciation, and a snake handled since its first day that has not fed for two months or is handled daily and long.
 * Capped at 69: a new animal handled often. Any sign that needs a vet: no total at all.
 */
function ruled(answers: ReadAnswers["answers"], flagged: readonly string[]): Ruled {
  const costs = new Map(Object.entries(answers).map(([id, value]) => [id, cost(value)]));
  const is = (id: string, least: number) => (costs.get(id) ?? 0) >= least;
  const known = [...costs.values()].filter((points) => points !== null);
  const needsVet = flagged.length > 0 || answers.weight === "lost10";
  if (needsVet || known.length < 16) return { total: null, band: null, needsVet };
  const lost = known.reduce((sum, points) => sum + points, 0);
  const total = Math.min(
    Math.round((100 * (2 * known.length - lost)) / (2 * known.length)),
    capOf(cage.filter((id) => is(id, 2)).length),
    capOf(signs.filter((id) => is(id, 2)).length),
    is("weight", 1) && is("appetite", 2) ? 49 : 100,
    answers.bcs === "thin2" ? 49 : 100,
    is("acclimation", 2) && is("appetite", 2) ? 49 : 100,
    is("acclimation", 2) && is("handling", 2) ? 49 : 100,
    is("acclimation", 1) && is("handling", 1) ? 69 : 100,
  );
  const band = total >= 85 ? "良好" : total >= 70 ? "改善の余地あり" : total >= 50 ? "要改善" : "早めに見直しを";
  return { total, band, needsVet };
}

function wordsOf({ answers, flagged }: Pick<ReadAnswers, "answers" | "flagged">): string {
  const result = score(answers, flagged);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StressResult result={result} answers={answers} ignored={[]} name="" />
    </MemoryRouter>,
  );
  return html.replaceAll(/<[^>]*>/g, "");
}

const best = Object.fromEntries(questions.map(({ id }) => [id, "0"]));
/** Builds a sheet on which everything is well except these answers. */
const sheet = (query: string) => {
  const { answers, flagged, ignored } = readAnswers(new URLSearchParams(query));
  expect(ignored).toEqual([]);
  return { answers: { ...best, ...answers }, flagged };
};

/** Opposite advice must not share a page, unless an old URL leaves open which side is meant. */
const opposites: readonly [RegExp, RegExp][] = [
  [/間隔まで縮めてください/, /間隔を(?:少しずつ延ばし|7日から14日)/],
  [/ウェットシェルターを外して|風の通り道を作り/, /ウェットシェルターを(?:入れて|1つ足)/],
  [/小さめにし/, /体ごと入れて倒れない、重みのある器に替えて/],
  [/出力か面積を上げ|サーモスタットの設定を少しずつ上げ/, /弱めて/],
  [/触らずに休ませ|2週間休み|触るのをしばらく休み|いまから2週間は/, /1日おきに減らし|15分までにし、落ち着いて/],
  [/獣医師に相談|受診してください。急に大きな餌/, /体重の5%ほどに減らし|延ばし、登れる/],
  [/与えすぎ/, /痩せている/],
];
const contradictions = (words: string) => opposites.filter(([one, other]) => one.test(words) && other.test(words));
/** Returns whether an old URL answers a question whose faults have sides. */
const leavesOpen = (answers: ReadAnswers["answers"]) =>
  questions.some(
    ({ id, options }) => /^[12]$/.test(answers[id] ?? "") && !options.some(({ value }) => value === answers[id]),
  );

/** By fault: the total, the first words and texts that must not appear. */
test.each(sheets)("$name", ({ query, total, says, never }) => {
  const filled = sheet(query);
  const result = score(filled.answers, filled.flagged);
  expect(result.total).toBe(total === "vet" ? null : total);
  expect(result).toMatchObject({ total: ruled(filled.answers, filled.flagged).total });
  const words = wordsOf(filled);
  expect(words).toMatch(new RegExp(says));
  const [verdict = ""] = words.split("読むときの注意");
  if (never) expect(verdict).not.toMatch(new RegExp(never));
  if (!leavesOpen(filled.answers)) expect(contradictions(verdict)).toEqual([]);
});

test("random sheets: totals follow the rule, and no verdict contradicts another sentence", () => {
  let state = 20_261_123;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const seen = { vet: 0, few: 0, capped: 0, good: 0 };
  for (let one = 0; one < 300; one += 1) {
    // From all well to all bad, some with answers missing or in the format of old URLs.
    const care = 1 + next(12);
    const known = next(4) === 0 ? 2 : 20;
    const answers = Object.fromEntries(
      questions.flatMap(({ id, options }) => {
        if (next(known) === 0) return next(2) === 0 ? [] : [[id, "unknown"]];
        if (next(care) > 0) return [[id, "0"]];
        return [[id, next(8) === 0 ? String(next(3)) : (options[next(options.length)]?.value ?? "0")]];
      }),
    );
    const flagged = next(10) === 0 ? [triageSigns[next(triageSigns.length)]?.id ?? ""] : [];
    const expected = ruled(answers, flagged);
    const result = score(answers, flagged);
    const at = new URLSearchParams(answers).toString();
    expect([result.total, result.band], at).toEqual([expected.total, expected.band]);
    const [verdict = ""] = wordsOf({ answers, flagged }).split("読むときの注意");
    if (expected.needsVet) {
      expect(verdict, at).toMatch(/^(?:いますぐ|今日か明日のうちに|数日のうちに)/);
      expect(verdict, at).not.toMatch(/\d点|良好|要改善/);
    } else if (expected.total === null) {
      expect(verdict, at).not.toMatch(/良好|\d点、「/);
    } else {
      expect(verdict, at).toContain(`${expected.total}点、「${expected.band}」`);
    }
    if (!leavesOpen(answers)) expect(contradictions(verdict), at).toEqual([]);
    if (verdict.includes("良好"))
      expect(
        [...cage, ...signs].filter((id) => cost(answers[id]) === 2),
        at,
      ).toEqual([]);
    seen.vet += Number(expected.needsVet);
    seen.few += Number(!expected.needsVet && expected.total === null);
    seen.capped += Number([29, 49, 69].includes(expected.total ?? 0));
    seen.good += Number((expected.total ?? 0) >= 85);
  }
  for (const [sort, count] of Object.entries(seen)) expect(count, sort).toBeGreaterThan(sort === "few" ? 0 : 5);
});
