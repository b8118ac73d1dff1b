// A plan in words: who is kept back, who is related to whom, and what is lacking where there is no way.

import type { GeneBook } from "#app/genetics/gene-book.ts";
import type { Relation } from "#app/genetics/kinship.ts";
import type { PlanGaps } from "#app/genetics/plan-gaps.ts";
import type { KeptBack } from "#app/genetics/plan-kept.ts";
import { closeKin } from "#app/genetics/plan-order.ts";
import { geneName } from "#app/genetics/print-genotype.ts";
import { isOne, ofDouble } from "#app/genetics/rational.ts";
import { chanceWords } from "#app/genetics-ui/chance.ts";
import { parentLine } from "./parent.ts";

export const sexWords = { male: "オス", female: "メス" } as const;

const relationWords: Record<Relation, string> = {
  "parent-child": "親子",
  "full-siblings": "きょうだい",
  "half-siblings": "半きょうだい（父か母が同じ）",
  related: "血縁あり",
};

export interface KinView {
  /** "きょうだい"; null where the records show no common ancestor. */
  relation: string | null;
  /** Of the offspring: "25%（1/4）". */
  inbreeding: string;
  isClose: boolean;
}

export function kinView({ relation, inbreeding }: { relation: Relation | null; inbreeding: number }): KinView {
  return {
    relation: relation && relationWords[relation],
    inbreeding: chanceWords(ofDouble(inbreeding)),
    isClose: inbreeding >= closeKin,
  };
}

export function keepWords(book: GeneBook, kept: KeptBack): string {
  const sure = isOne(kept.certainty)
    ? ""
    : `同じ見た目でこの遺伝子を持つのは${chanceWords(kept.certainty)}なので、証明が必要です。`;
  const inbred = kept.inbreeding > 0 ? `この子の近交係数は${chanceWords(ofDouble(kept.inbreeding))}です。` : "";
  return `「${parentLine(book, kept)}」の${sexWords[kept.sex]}を残します（卵1個あたり${chanceWords(kept.probability)}）。${sure}${inbred}`;
}

/** Why there is no way over two generations. */
export function gapWords(book: GeneBook, { missing, noSex }: PlanGaps): string {
  if (missing.length > 0) {
    const names = missing.map((gene) => geneName(book, gene)).join("・");
    return `${names}を持つ個体が、公開中の個体のなかにいません。`;
  }
  if (noSex.length > 0) {
    return `${noSex.map((sex) => sexWords[sex]).join("も")}の個体が公開中にいないため、掛け合わせられません。`;
  }
  return "必要な遺伝子は公開中の個体にそろっていますが、2世代では1匹に集まりません。3世代以上かけて集めることになります。";
}
