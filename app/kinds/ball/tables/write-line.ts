// A visitor's snake as a line, as used in calculator URLs.

import { type Sex, sexLabels } from "#app/kinds/ball/labels.ts";

interface Named {
  name: string;
  sex: Sex;
  genotype: string;
}

/** Returns "ハク（オス）：パステル 100%ヘテロ・クラウン". Drops colons from the name, as they would end it. */
export function ownLine({ name, sex, genotype }: Named): string {
  const called = name.replace(/[:：\s]+/g, " ").trim();
  const word = sex === "unknown" ? "" : `（${sexLabels[sex]}）`;
  return `${called}${word}：${genotype.trim() || "ノーマル"}`;
}
