// 逆引き: the pairings of the site's snakes that can make a wanted offspring, from the URL to plain data for the page.

import { clutchOf } from "#app/genetics/clutch.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { unsettled } from "#app/genetics/open-names.ts";
import { parseLine } from "#app/genetics/parse-line.ts";
import { type Plan, planPairings } from "#app/genetics/plan-pairings.ts";
import type { KeptBack, TwoGenerationPlan } from "#app/genetics/plan-two-generations.ts";
import { printGenotype } from "#app/genetics/print-genotype.ts";
import { isOne, percentText, type Rational } from "#app/genetics/rational.ts";
import type { Refusal } from "#app/genetics/refusal.ts";
import type { Target } from "#app/genetics/target.ts";
import { calculatorPath } from "./addresses.ts";
import { type Chance, chanceOf, chanceWords } from "./chance.ts";
import type { ParentBall } from "./parent.ts";
import { quote } from "./read-parameter.ts";

interface PlanQuery {
  target: string;
  sex: "" | "male" | "female";
  recombination: Rational;
  eggs: number;
}

export interface BallName {
  id: string;
  title: string;
  genotype: string;
}

export interface PlanView {
  headline: string;
  target: string;
  pairings: { sire: BallName; dam: BallName; chance: Chance; clutch: string | null; calculate: string }[];
  /** How many more pairings can do it than are listed. */
  unlisted: number;
  twoGenerations: { steps: string[]; sires: BallName[]; dams: BallName[]; mates: BallName[] }[];
  skipped: { ball: BallName; reason: string }[];
}

const sexWords = { male: "オス", female: "メス" } as const;

function keepWords({ sex, label, probability, certainty }: KeptBack): string {
  const sure = isOne(certainty)
    ? ""
    : `同じ見た目でこの遺伝子を持つのは${chanceWords(certainty)}なので、証明が必要です。`;
  return `「${label}」の${sexWords[sex]}を残します（卵1個あたり${chanceWords(probability)}）。${sure}`;
}

function stepsOf(plan: TwoGenerationPlan): string[] {
  const last = `2代目の卵1個あたり${chanceWords(plan.probability)}で生まれます。`;
  if (plan.mate.kind === "sibling") {
    return [
      keepWords(plan.keep),
      `きょうだいから${keepWords(plan.mate.keep)}`,
      `その2匹を掛け合わせます（きょうだい交配です）。${last}`,
    ];
  }
  return [keepWords(plan.keep), `育ったら、次の個体と掛け合わせます。${last}`];
}

function headlineOf(plan: Plan, wanted: string, named: (id: string) => BallName): string {
  const [best] = plan.pairings;
  if (best) {
    const pair = `${named(best.sire).title} × ${named(best.dam).title}`;
    return `${wanted}が生まれるペアは${plan.possible.toLocaleString("ja-JP")}組あります。いちばん確率が高いのは ${pair} で、卵1個あたり${chanceWords(best.probability)}です。`;
  }
  if (plan.twoGenerations.length > 0) {
    return `いまの個体どうしの1回の交配では${wanted}は生まれません。2世代かければ生まれます。`;
  }
  return `公開中の個体だけでは、2世代かけても${wanted}は生まれません。足りない遺伝子を持つ個体が必要です。`;
}

/** Null where there is nothing to look for; what is wrong with the wanted line goes to `problems`, what may be meant to `refusals`. */
export function planAnswer(
  book: GeneBook,
  balls: readonly ParentBall[],
  query: PlanQuery,
  problems: string[],
  refusals: Refusal[],
): PlanView | null {
  if (query.target === "") return null;
  const parsed = parseLine(book, query.target);
  if (!parsed.ok) {
    problems.push(...parsed.refusals.map(({ message }) => message));
    return null;
  }
  const { items, unknown, notes } = parsed.line;
  const open = unsettled(book, items, parsed.line.open);
  const unread = unknown.filter(({ text }) => !open.some((one) => one.open.text === text));
  problems.push(...unread.map(({ text, reason }) => `ほしい子の${quote(text)}：${reason}`), ...notes);
  refusals.push(...open.map(({ refusal }) => refusal));
  if (open.length > 0) return null;
  const target: Target = { items, ...(query.sex ? { sex: query.sex } : {}) };
  const result = planPairings(
    book,
    balls.map(({ id, sex, genotype }) => ({ id, sex, items: genotype })),
    target,
    { recombination: query.recombination },
  );
  if (!result.ok) {
    refusals.push(...result.refusals);
    return null;
  }
  const { plan } = result;
  const byId = new Map(balls.map((ball) => [ball.id, ball]));
  const named = (id: string): BallName => {
    const ball = byId.get(id);
    return { id, title: ball?.title ?? id, genotype: printGenotype(book, ball?.genotype ?? []) };
  };
  const itemsOf = (id: string) => ({ items: byId.get(id)?.genotype ?? [] });
  const label = printGenotype(book, items);
  return {
    headline: headlineOf(plan, `「${label}」${query.sex ? `の${sexWords[query.sex]}` : ""}`, named),
    target: label,
    pairings: plan.pairings.map(({ sire, dam, probability }) => {
      const laid = clutchOf(book, itemsOf(sire), itemsOf(dam), query.eggs, { recombination: query.recombination });
      const atLeastOne = laid.ok ? laid.clutch.atLeastOne(target) : laid;
      return {
        sire: named(sire),
        dam: named(dam),
        chance: chanceOf(probability),
        clutch: atLeastOne.ok ? percentText(atLeastOne.probability) : null,
        calculate: calculatorPath({ sire: `ball:${sire}`, dam: `ball:${dam}` }),
      };
    }),
    unlisted: plan.possible - plan.pairings.length,
    twoGenerations: plan.twoGenerations.map((one) => ({
      steps: stepsOf(one),
      sires: one.sires.slice(0, 6).map(named),
      dams: one.dams.slice(0, 6).map(named),
      mates: one.mate.kind === "balls" ? one.mate.ids.slice(0, 6).map(named) : [],
    })),
    skipped: plan.skipped.map(({ id, reason }) => ({ ball: named(id), reason })),
  };
}
