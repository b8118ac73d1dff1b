// 逆引き: finds pairings of the site's snakes for a wanted offspring; from the URL to view data.

import type { HeldBack, Pedigree, Target, TwoGenerationPlan } from "@borupa/genetics";
import {
  type Animal,
  chanceOf,
  chanceWords,
  compare,
  describeKin,
  estimatedRecombination,
  fractionText,
  type GeneBook,
  type GenotypeItem,
  geneName,
  keepWords,
  ofDouble,
  type Plan,
  pairWarnings,
  percentText,
  planHeadline,
  planPairings,
  planWarnings,
  printAnimal,
  printGenotype,
  type Rational,
  readAnimal,
  sexSaid,
  unplannable,
  wantedWords,
  worthTwo,
} from "@borupa/genetics";
import { drawnOf } from "@borupa/snake-drawing";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { pairsOnPage, usualClutch } from "#app/tools/calculator/limits.ts";
import { isMine } from "#app/tools/calculator/mine.ts";
import { animalOfBall, type ParentBall } from "#app/tools/calculator/parent.ts";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";
import { type WarningView, warningViews } from "#app/ui/genetics/warning-view.ts";

interface PlanQuery {
  target: string;
  sex: "" | "male" | "female";
  recombination: Rational;
  eggs: number;
  /** Page of the list of pairs, from 1. */
  page: number;
}

export interface BallName {
  id: string;
  /** The visitor's own snake, which has no page. */
  isMine: boolean;
  title: string;
  genotype: string;
}

export type TwoGenerationView = ReturnType<typeof twoGenerationView>;
export type PlanView = ReturnType<typeof planView>;

function twoGenerationView(
  book: GeneBook,
  plan: TwoGenerationPlan,
  named: (id: string) => BallName,
  carrier: (id: string) => Animal,
) {
  const keepView = (heldBack: HeldBack) => ({
    parents: { sire: named(heldBack.parents.sire), dam: named(heldBack.parents.dam) },
    words: keepWords(book, heldBack),
  });
  const { mate } = plan;
  return {
    keep: keepView(plan.keep),
    mate:
      mate.kind === "ball" ? { kind: mate.kind, ball: named(mate.id) } : { kind: mate.kind, keep: keepView(mate.keep) },
    perEgg: chanceWords(plan.probability),
    overall: percentText(ofDouble(plan.overall)),
    kin: describeKin(plan),
    health: warningViews(planWarnings(book, plan, carrier)).health,
  };
}

function healthOf(book: GeneBook, sire: Animal, dam: Animal): WarningView[] {
  return warningViews(pairWarnings(book, sire, dam)).health;
}

const noMakers = "ほしい子がオスメーカーかメスメーカーかを区別せずに探しました。";

export function planAnswer(book: GeneBook, balls: readonly ParentBall[], pedigree: Pedigree, query: PlanQuery) {
  const read = readAnimal(book, query.target);
  if (!read.ok) return { view: null, problems: [], refusals: read.refusals };
  const { items, makers, notes } = read.line;
  const problems = [...notes, ...(Object.keys(makers).length > 0 ? [noMakers] : [])];
  const unfit = unplannable(book, items);
  if (unfit) return { view: null, problems, refusals: [unfit] };
  const said = sexSaid(read.line.unsettled.tokens);
  if (said && query.sex && said !== query.sex) {
    problems.push(`ほしい子は${sexLabels[said]}と書かれていますが、選ばれた${sexLabels[query.sex]}で探しました。`);
  }
  const sex = query.sex || said;
  const target: Target = { items, ...(sex ? { sex } : {}) };
  const candidates = balls.map((ball) => ({ id: ball.id, sex: ball.sex, ...animalOfBall(ball) }));
  const { recombination, eggs, page } = query;
  const result = planPairings(book, candidates, target, { recombination, eggs, pedigree, rows: page * pairsOnPage });
  if (!result.ok) return { view: null, problems, refusals: result.refusals };
  return { view: planView(book, result.plan, balls, { ...query, sex: sex ?? "" }, items), problems, refusals: [] };
}

function inAddress({ id, isMine: isOwn, genotype }: BallName): string {
  return isOwn ? genotype : `ball:${id}`;
}

function planView(
  book: GeneBook,
  plan: Plan,
  balls: readonly ParentBall[],
  { sex, eggs, recombination, page }: PlanQuery,
  wanted: readonly GenotypeItem[],
) {
  const label = printGenotype(book, wanted);
  const byId = new Map(balls.map((ball) => [ball.id, ball]));
  const named = (id: string): BallName => {
    const ball = byId.get(id);
    const genotype = ball ? printAnimal(book, animalOfBall(ball)) : "";
    return { id, isMine: isMine(id), title: ball?.title ?? id, genotype };
  };
  const carrier = (id: string): Animal => {
    const ball = byId.get(id);
    return ball ? animalOfBall(ball) : { items: [] };
  };
  const { shown, first } = worthTwo(plan);
  const planQuery = {
    n: eggs === usualClutch ? null : eggs,
    r: compare(recombination, estimatedRecombination) === 0 ? null : fractionText(recombination),
  };
  const listed = plan.pairings.slice((page - 1) * pairsOnPage);
  const parents = listed.flatMap(({ sire, dam }) => [sire, dam]);
  const [drawn = null, ...drawnParents] = drawnOf(book, [wanted, ...parents.map((id) => byId.get(id)?.genotype ?? [])]);
  const [best] = plan.pairings;
  const [way] = plan.twoGenerations;
  const health =
    best && !first
      ? healthOf(book, carrier(best.sire), carrier(best.dam))
      : way
        ? warningViews(planWarnings(book, way, carrier)).health
        : [];
  return {
    health,
    headline: planHeadline(book, plan, {
      ...{ label, sex, eggs, possible: withCommas(plan.possible) },
      named: (id) => byId.get(id)?.title ?? id,
    }),
    target: label.replace(/^ノーマル /, ""),
    /** Its name and hidden genes. */
    remarks: wantedWords(book, wanted),
    drawn,
    pairings: listed.map((pair, i) => ({
      drawn: { sire: drawnParents[2 * i] ?? null, dam: drawnParents[2 * i + 1] ?? null },
      sire: named(pair.sire),
      dam: named(pair.dam),
      chance: chanceOf(pair.probability),
      clutch: percentText(pair.atLeastOne),
      kin: describeKin(pair),
      health: healthOf(book, carrier(pair.sire), carrier(pair.dam)),
      calculate: calculatorPath({ sire: inAddress(named(pair.sire)), dam: inAddress(named(pair.dam)), ...planQuery }),
    })),
    possible: plan.possible,
    twoGenerations: shown ? plan.twoGenerations.map((one) => twoGenerationView(book, one, named, carrier)) : [],
    /** Whether two generations have better odds than the best pairing. */
    twoFirst: first,
    /** If there is no way: carriers of the available genes. */
    carriers: (plan.gaps?.carriers ?? []).map(({ gene, ids }) => ({
      gene: geneName(book, gene),
      balls: ids.slice(0, 12).map(named),
    })),
    skipped: plan.skipped.map(({ id, reason }) => ({ ball: named(id), reason })),
  };
}
