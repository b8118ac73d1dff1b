// Plans in words: the headline, held-back animals, kinship, and what is missing.

import type { Relation } from "../cross/kinship.ts";
import { relationWords } from "../cross/kinship-words.ts";
import { chanceWords } from "../genes/chance-words.ts";
import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, geneName } from "../genes/gene-book.ts";
import { printAnimal, printGenotype } from "../genes/print-genotype.ts";
import { compare, isOne, ofDouble, percentText, toNumber } from "../genes/rational.ts";
import { lookOfAnimal } from "../names/look-of-animal.ts";
import type { PlanGaps } from "./plan-gaps.ts";
import type { HeldBack } from "./plan-held-back.ts";
import { closeKin } from "./plan-order.ts";
import type { Plan } from "./plan-pairings.ts";

const sexWords = { male: "オス", female: "メス" } as const;

/** Describes how a planned pair is related. */
export function describeKin({ relation, inbreeding }: { relation: Relation | null; inbreeding: number }) {
  return {
    /** "きょうだい"; null if the records show no common ancestor. */
    relation: relation && relationWords[relation].name,
    inbreeding: chanceWords(ofDouble(inbreeding)),
    isClose: inbreeding >= closeKin,
  };
}

export type PlannedKin = ReturnType<typeof describeKin>;

/** Returns the name of the wanted animal and, if white, its hidden genes. */
export function wantedWords(book: GeneBook, items: readonly GenotypeItem[]): string[] {
  const { names, white, masked } = lookOfAnimal(book, items);
  const [name] = names;
  const isWhiteNamed = !white || name?.includes(white.replace(/（.*/, ""));
  return [
    ...(name ? [`呼び名：${name}${isWhiteNamed ? "" : `（${white}）`}`] : []),
    ...(masked.length > 0
      ? [`白い体に隠れて見えない遺伝子：${printGenotype(book, masked)}（持っているかは、見た目では分かりません）`]
      : []),
  ];
}

/** Describes the animal to hold back from a first pairing. */
export function keepWords(book: GeneBook, heldBack: HeldBack): string {
  const sure = isOne(heldBack.certainty)
    ? ""
    : `同じ見た目でも、この遺伝子を持つ確率は${chanceWords(heldBack.certainty)}なので、証明が必要です。`;
  const inbred = heldBack.inbreeding > 0 ? `この子の近交係数は${chanceWords(ofDouble(heldBack.inbreeding))}です。` : "";
  const { white } = lookOfAnimal(book, heldBack.items);
  // Other genes are unconstrained, so leave out ノーマル.
  const carried = printAnimal(book, heldBack).replace(/^ノーマル /, "");
  return `「${carried}」の${white ? `白い個体（${white}）の` : ""}${sexWords[heldBack.sex]}を残します（卵1個あたり${chanceWords(heldBack.probability)}。ほかの遺伝子は問いません）。${sure}${inbred}`;
}

function gapWords(book: GeneBook, { missing, noSex }: PlanGaps): string {
  if (missing.length > 0) {
    const names = missing.map((gene) => geneName(book, gene)).join("・");
    return `${names}を持つ個体が、探した個体の中にいません。`;
  }
  if (noSex.length > 0) {
    return `探した個体に${noSex.map((sex) => sexWords[sex]).join("も")}${noSex.length > 1 ? "も" : "が"}いないため、掛け合わせられません。`;
  }
  return "必要な遺伝子は探した個体にそろっていますが、2世代では1匹に集まりません。3世代以上かけて集めることになります。";
}

/** Shows two-generation plans if they have better odds, or if all direct pairings are close kin. */
export function worthTwo(plan: Plan): { shown: boolean; first: boolean } {
  const [pair] = plan.pairings;
  const [two] = plan.twoGenerations;
  if (!two) return { shown: false, first: false };
  const first = !pair || bestOverall(plan) > toNumber(pair.atLeastOne);
  const onlyKin = plan.pairings.every((one) => describeKin(one).isClose) && !describeKin(two).isClose;
  return { shown: first || onlyKin, first };
}

function bestOverall({ twoGenerations }: Plan): number {
  return Math.max(...twoGenerations.map(({ overall }) => overall));
}

/** The first plan may be listed for its kinship rather than its odds. */
function overallWords(plan: Plan): string {
  const listed = percentText(ofDouble(plan.twoGenerations[0]?.overall ?? 0));
  const best = percentText(ofDouble(bestOverall(plan)));
  return listed === best ? listed : `近い血縁を避ければ${listed}、避けなければ${best}`;
}

/** Describes the target; its other genes are unconstrained. */
function wantedYoung(label: string, sex: "male" | "female" | ""): string {
  const young = sex ? `の${sexWords[sex]}` : "";
  return `「${label.replace(/^ノーマル /, "")}」${young}${label === "ノーマル" ? "" : "（ほかの遺伝子は問わない）"}`;
}

interface Wanted {
  /** The target's genes, as printed. */
  label: string;
  sex: "male" | "female" | "";
  eggs: number;
  /** Number of possible pairs as text. */
  possible: string;
  /** Returns the name of a snake. */
  named: (id: string) => string;
}

/** Summarises a plan in one or two sentences: the best pair, and whether two generations are better. */
export function planHeadline(book: GeneBook, plan: Plan, { label, sex, eggs, possible, named }: Wanted): string {
  const wanted = wantedYoung(label, sex);
  const [best] = plan.pairings;
  const [two] = plan.twoGenerations;
  const { shown, first } = worthTwo(plan);
  const better =
    two && shown
      ? `${first ? "2世代かけるほうが見込みは高く" : "血縁のない個体どうしでは2世代かかり"}、卵が${eggs}個ずつなら、最後まで進む見込みは${first ? overallWords(plan) : percentText(ofDouble(two.overall))}です。`
      : "";
  if (best) {
    const pair = `${named(best.sire)} × ${named(best.dam)}`;
    const { relation } = describeKin(best);
    const likelier = plan.pairings.filter(({ probability }) => compare(probability, best.probability) > 0);
    const why = [
      ...(likelier.some(({ harmful }) => harmful) ? ["健康上の懸念が少なく"] : []),
      ...(likelier.some((pair) => !pair.harmful && describeKin(pair).isClose) ? ["血縁の遠い"] : []),
    ].join("、");
    const which = `${why === "" ? "" : `${why.replace(/少なく$/, "少ない")}ペアで`}いちばん確率が高いのは`;
    return `${wanted}が生まれるペアは${possible === "1" ? "1組だけです。" : `${possible}組あります。${which} `}${pair} で、卵1個あたり${chanceWords(best.probability)}です${relation ? `（この2匹は${relation}です）` : ""}。${better}`;
  }
  if (two) {
    return `いまの個体どうしの1回の交配では${wanted}は生まれません。2世代かければ生まれます。卵が${eggs}個ずつなら、最後まで進む見込みは${overallWords(plan)}です。`;
  }
  const why = plan.gaps ? gapWords(book, plan.gaps) : "";
  return `探した個体だけでは、2世代かけても${wanted}は生まれません。${why}`;
}
