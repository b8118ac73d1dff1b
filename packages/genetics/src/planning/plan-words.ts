// Texts of plans: held-back animals, kinship, and what is missing.

import type { GenotypeItem, HeldBack, PlanGaps, Relation } from "@borupa/genetics";
import { closeKin, type GeneBook, geneName, isOne, lookOfAnimal, ofDouble, printGenotype } from "@borupa/genetics";
import { parentLine } from "#app/tools/calculator/parent.ts";
import { chanceWords } from "#app/ui/genetics/chance.ts";

export const sexWords = { male: "オス", female: "メス" } as const;

const relationWords: Record<Relation, string> = {
  "parent-child": "親子",
  "full-siblings": "きょうだい",
  "half-siblings": "半きょうだい（父か母が同じ）",
  related: "血縁あり",
};

export function kinView({ relation, inbreeding }: { relation: Relation | null; inbreeding: number }) {
  return {
    /** "きょうだい"; null if the records show no common ancestor. */
    relation: relation && relationWords[relation],
    inbreeding: chanceWords(ofDouble(inbreeding)),
    isClose: inbreeding >= closeKin,
  };
}

export type KinView = ReturnType<typeof kinView>;

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

export function keepWords(book: GeneBook, heldBack: HeldBack): string {
  const sure = isOne(heldBack.certainty)
    ? ""
    : `同じ見た目でこの遺伝子を持つのは${chanceWords(heldBack.certainty)}なので、証明が必要です。`;
  const inbred = heldBack.inbreeding > 0 ? `この子の近交係数は${chanceWords(ofDouble(heldBack.inbreeding))}です。` : "";
  const { white } = lookOfAnimal(book, heldBack.items);
  // Other genes are unconstrained, so leave out ノーマル.
  const carried = parentLine(book, heldBack).replace(/^ノーマル /, "");
  return `「${carried}」を持つ${white ? `白い個体（${white}）の` : ""}${sexWords[heldBack.sex]}を残します（卵1個あたり${chanceWords(heldBack.probability)}。ほかの遺伝子は問いません）。${sure}${inbred}`;
}

export function gapWords(book: GeneBook, { missing, noSex }: PlanGaps): string {
  if (missing.length > 0) {
    const names = missing.map((gene) => geneName(book, gene)).join("・");
    return `${names}を持つ個体が、公開中の個体の中にいません。`;
  }
  if (noSex.length > 0) {
    return `公開中の個体に${noSex.map((sex) => sexWords[sex]).join("も")}${noSex.length > 1 ? "も" : "が"}いないため、掛け合わせられません。`;
  }
  return "必要な遺伝子は公開中の個体にそろっていますが、2世代では1匹に集まりません。3世代以上かけて集めることになります。";
}
