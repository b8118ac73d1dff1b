// 逆引き: finds pairings of the site's snakes for a wanted offspring; from the URL to view data.

import type { HeldBack, Pedigree, Target, TwoGenerationPlan } from "@borupa/genetics";
import {
  type Animal,
  compare,
  estimatedRecombination,
  fractionText,
  type GeneBook,
  type GenotypeItem,
  geneName,
  ofDouble,
  type Plan,
  pairWarnings,
  percentText,
  planPairings,
  printGenotype,
  type Rational,
  type Refusal,
  readAnimal,
  refusal,
  sexSaid,
  toNumber,
  unplannable,
} from "@borupa/genetics";
import { drawnOf } from "@borupa/snake-drawing";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { pairsOnPage, usualClutch } from "#app/tools/calculator/limits.ts";
import { isMine } from "#app/tools/calculator/mine.ts";
import { animalOfBall, type ParentBall, parentLine } from "#app/tools/calculator/parent.ts";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";
import { chanceOf, chanceWords } from "#app/ui/genetics/chance.ts";
import { type WarningView, warningViews } from "#app/ui/genetics/warning-view.ts";
import { gapWords, keepWords, kinView, sexWords, wantedWords } from "./plan-words.ts";

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

/** Shows two-generation plans if they have better odds, or if all direct pairings are close kin. */
function worthTwo(plan: Plan): { shown: boolean; first: boolean } {
  const [pair] = plan.pairings;
  const [two] = plan.twoGenerations;
  if (!two) return { shown: false, first: false };
  const first = !pair || bestOverall(plan) > toNumber(pair.atLeastOne);
  const onlyKin = plan.pairings.every((one) => kinView(one).isClose) && !kinView(two).isClose;
  return { shown: first || onlyKin, first };
}

function bestOverall({ twoGenerations }: Plan): number {
  return Math.max(...twoGenerations.map(({ overall }) => overall));
}

/** The first plan may be listed for its kinship rather than its odds. */
function overallWords(plan: Plan): string {
  const listed = percentText(ofDouble(plan.twoGenerations[0]?.overall ?? 0));
  const best = percentText(ofDouble(bestOverall(plan)));
  return listed === best ? listed : `近い血縁を避けて${listed}、避けなければ${best}`;
}

/** Describes the target; its other genes are unconstrained. */
function wantedYoung(label: string, sex: PlanQuery["sex"]): string {
  const young = sex ? sexWords[sex] : "子";
  return label === "ノーマル"
    ? `「${label}」の${young}`
    : `「${label.replace(/^ノーマル /, "")}」を持つ${young}（ほかの遺伝子は問わない）`;
}

function headlineOf(book: GeneBook, plan: Plan, wanted: string, eggs: number, named: (id: string) => BallName): string {
  const [best] = plan.pairings;
  const [two] = plan.twoGenerations;
  const { shown, first } = worthTwo(plan);
  const better =
    two && shown
      ? `${first ? "2世代かけるほうが見込みは高く" : "血縁のない個体どうしなら2世代かかり"}、卵が${eggs}個ずつなら${first ? overallWords(plan) : percentText(ofDouble(two.overall))}です。`
      : "";
  if (best) {
    const pair = `${named(best.sire).title} × ${named(best.dam).title}`;
    const { relation } = kinView(best);
    const likelier = plan.pairings.filter(({ probability }) => compare(probability, best.probability) > 0);
    const why = [
      ...(likelier.some(({ harmful }) => harmful) ? ["健康上の懸念が少なく"] : []),
      ...(likelier.some((pair) => !pair.harmful && kinView(pair).isClose) ? ["血縁の遠い"] : []),
    ].join("、");
    const which = `${why === "" ? "" : `${why.replace(/少なく$/, "少ない")}ペアで`}いちばん確率が高いのは`;
    return `${wanted}が生まれるペアは${withCommas(plan.possible)}組あります。${which} ${pair} で、卵1個あたり${chanceWords(best.probability)}です${relation ? `（この2匹は${relation}です）` : ""}。${better}`;
  }
  if (two) {
    return `いまの個体どうしの1回の交配では${wanted}は生まれません。2世代かければ生まれます。卵が${eggs}個ずつなら、最後まで進む見込みは、${overallWords(plan)}です。`;
  }
  const why = plan.gaps ? gapWords(book, plan.gaps) : "";
  return `公開中の個体だけでは、2世代かけても${wanted}は生まれません。${why}`;
}

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
    kin: kinView(plan),
    health: healthOfPlan(book, plan, carrier),
  };
}

function healthOf(book: GeneBook, sire: Animal, dam: Animal): WarningView[] {
  return warningViews(pairWarnings(book, sire, dam)).health;
}

/** Returns the warnings of both pairings without duplicates. */
function healthOfPlan(
  book: GeneBook,
  { keep, mate }: TwoGenerationPlan,
  carrier: (id: string) => Animal,
): WarningView[] {
  const firstOf = ({ parents }: HeldBack) => healthOf(book, carrier(parents.sire), carrier(parents.dam));
  const other = mate.kind === "ball" ? carrier(mate.id) : mate.keep;
  const second = keep.sex === "male" ? healthOf(book, keep, other) : healthOf(book, other, keep);
  const all = [...firstOf(keep), ...(mate.kind === "second-clutch" ? firstOf(mate.keep) : []), ...second];
  return [...new Map(all.map((one) => [one.message, one])).values()];
}

const noMakers = "ほしい子がオスメーカーかメスメーカーかは、見ないで探しました。";

export function planAnswer(book: GeneBook, balls: readonly ParentBall[], pedigree: Pedigree, query: PlanQuery) {
  const read = readAnimal(book, query.target);
  if (!read.ok) return { view: null, problems: [], refusals: read.refusals };
  const { items, makers, notes } = read.line;
  const problems = [...notes, ...(Object.keys(makers).length > 0 ? [noMakers] : [])];
  const unfit = possibleTarget(book, items) ?? unplannable(book, items);
  if (unfit) return { view: null, problems, refusals: [unfit] };
  const said = sexSaid(read.line.unsettled.tokens);
  if (said && query.sex && said !== query.sex) {
    problems.push(`ほしい子は${sexWords[said]}と書かれていますが、選ばれた${sexWords[query.sex]}で探しました。`);
  }
  const sex = query.sex || said;
  const target: Target = { items, ...(sex ? { sex } : {}) };
  const candidates = balls.map((ball) => ({ id: ball.id, sex: ball.sex, ...animalOfBall(ball) }));
  const { recombination, eggs, page } = query;
  const result = planPairings(book, candidates, target, { recombination, eggs, pedigree, rows: page * pairsOnPage });
  if (!result.ok) return { view: null, problems, refusals: result.refusals };
  return { view: planView(book, result.plan, balls, { ...query, sex: sex ?? "" }, items), problems, refusals: [] };
}

/** Refuses possible hets: 66%ヘテロ describes uncertainty about the parents, which cannot be a goal. */
function possibleTarget(book: GeneBook, items: readonly GenotypeItem[]): Refusal | null {
  const possible = items.filter(({ state }) => state === "pos-het");
  if (possible.length === 0) return null;
  const sure = items.map(({ gene, state }): GenotypeItem => ({ gene, state: state === "pos-het" ? "het" : state }));
  const names = possible.map(({ gene }) => geneName(book, gene)).join("・");
  const message = `ポスヘテ（${names}）は「持っているかもしれない」という親からの見込みで、ほしい子としては探せません。持っている子がほしいときは、ヘテロと書いてください。`;
  return refusal(
    "possible-target",
    message,
    possible.map(({ gene }) => gene),
    [{ items: sure, label: printGenotype(book, sure) }],
  );
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
    const genotype = ball ? parentLine(book, animalOfBall(ball)) : "";
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
        ? healthOfPlan(book, way, carrier)
        : [];
  return {
    health,
    headline: headlineOf(book, plan, wantedYoung(label, sex), eggs, named),
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
      kin: kinView(pair),
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
