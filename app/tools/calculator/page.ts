// Answers a calculator URL: the tool, its form as submitted, and the answer.

import { correctionLabel, maxEggs } from "@borupa/genetics";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { calculatorPath, type Query } from "#app/ui/genetics/calculator-path.ts";
import { type CrossPage, crossPage, type Refused, recombinationOf } from "./cross-page.ts";
import { ballsInPlan, pagesOfPairs, pairsOnPage, usualClutch } from "./limits.ts";
import { type LineReading, lineReading } from "./line-reading.ts";
import { readMine } from "./mine.ts";
import { apartLinks, type CalculatorSource, readApart } from "./parent.ts";
import { type PlanView, planAnswer } from "./plan/plan-view.ts";
import type { ProveForm } from "./prove/prove-query.ts";
import { type ProveView, proveAnswer } from "./prove/prove-view.ts";
import { type Parameters, readChoice, readCount, readText, readTool } from "./query.ts";

interface ProvePage {
  tool: "prove";
  form: ProveForm;
  result: ProveView | null;
  problems: string[];
}

export interface PlanPage {
  tool: "plan";
  form: { target: string; sex: string; eggs: number; recombination: string; mine: string; among: "" | "mine" | "all" };
  result: PlanView | null;
  /** Current page of the pairs, and the query for all pages. */
  pages: { page: number; pages: number; query: Record<string, string> } | null;
  /** Number of snakes searched: of the site, and the visitor's own. */
  searched: { balls: number; mine: number } | null;
  refused: Refused[];
  readings: LineReading[];
  problems: string[];
}

export type CalculatorPage = (CrossPage | ProvePage | PlanPage) & {
  /** A URL without a question; others are not indexed by search engines. */
  isBare: boolean;
};

async function planPage(source: CalculatorSource, parameters: Parameters): Promise<PlanPage> {
  const tool = "plan";
  const { problems } = parameters;
  const { book, apart } = readApart(source, parameters);
  const target = readText(parameters, "target", "ほしい子");
  const sex = readChoice(parameters, "sex", "性別", ["", "male", "female"]);
  const eggs = readCount(parameters, "n", "卵の数", { min: 1, max: maxEggs, usual: usualClutch });
  const typedRate = readText(parameters, "r", "組換え率");
  const { rate: recombination, problems: ofRate } = recombinationOf(typedRate);
  const mine = readMine(book, parameters);
  const among = readChoice(parameters, "among", "個体の範囲", ["", "mine", "all"]);
  const isOwnOnly = among === "mine" || (among === "" && mine.text !== "");
  const page = readCount(parameters, "page", "ページ", { min: 1, max: pagesOfPairs, usual: 1 });
  const form = {
    target: target.slice(0, 2000),
    sex,
    eggs,
    recombination: typedRate.slice(0, 20),
    mine: mine.text,
    among,
  };
  if (target === "")
    return {
      tool: "plan",
      form,
      result: null,
      pages: null,
      searched: null,
      refused: mine.refused,
      readings: [],
      problems: [...problems, ...ofRate],
    };
  const site = await source.collection();
  const { total, pedigree } = site;
  const balls = isOwnOnly ? [] : site.balls;
  const ofTotal =
    total > ballsInPlan && !isOwnOnly
      ? [`いまいる個体${withCommas(total)}匹のうち、新しい${ballsInPlan}匹から探しました。`]
      : [];
  const answer = planAnswer(book, [...mine.balls, ...balls], pedigree, { target, sex, recombination, eggs, page });
  const address = {
    tool,
    sex,
    n: eggs === usualClutch ? null : eggs,
    r: typedRate.slice(0, 20),
    mine: mine.text,
    among,
    apart,
  };
  const refused = answer.refusals.map((refusal) => ({
    message: `ほしい子：${refusal.message}`,
    corrections: [
      ...refusal.corrections.map((one) => ({
        label: correctionLabel(one),
        to: calculatorPath({ ...address, target: one.label }),
      })),
      ...apartLinks(refusal, book, { ...address, target }),
    ],
  }));
  return {
    tool,
    form,
    result: answer.view,
    pages: answer.view && {
      page,
      pages: Math.ceil(Math.min(answer.view.possible, pagesOfPairs * pairsOnPage) / pairsOnPage),
      query: queryOf({ ...address, target }),
    },
    searched: { balls: balls.length, mine: mine.balls.length },
    refused: [...mine.refused, ...refused],
    readings: lineReading(book, "ほしい子", target),
    problems: [...problems, ...ofRate, ...ofTotal, ...answer.problems],
  };
}

function queryOf(address: Query): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : [])),
  );
}

/** Never throws for visitor input: adds unreadable values to `problems` and calculates with the rest. */
export async function answerFrom(source: CalculatorSource, search: URLSearchParams): Promise<CalculatorPage> {
  const parameters: Parameters = { search, problems: [] };
  const tool = readTool(parameters);
  const isBare = search.size === 0;
  if (tool === "prove") {
    const { view: result, ...answer } = proveAnswer(parameters);
    return { tool, ...answer, result, isBare };
  }
  const page = tool === "plan" ? await planPage(source, parameters) : await crossPage(source, parameters);
  return { ...page, isBare };
}
