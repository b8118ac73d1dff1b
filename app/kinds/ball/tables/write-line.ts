// One's own snake as a line, as the calculator's address carries it.

import { type Sex, sexLabels } from "#app/kinds/ball/labels.ts";

interface Named {
  name: string;
  sex: Sex;
  genotype: string;
}

/** "ハク（オス）：パステル 100%ヘテロ・クラウン". A colon in a name would end it. */
export function ownLine({ name, sex, genotype }: Named): string {
  const called = name.replace(/[:：\s]+/g, " ").trim();
  const word = sex === "unknown" ? "" : `（${sexLabels[sex]}）`;
  return `${called}${word}：${genotype.trim() || "ノーマル"}`;
}
