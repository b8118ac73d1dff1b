// One's own snake as a line, as the calculator's address carries it.

import { sexLabels } from "#app/kinds/ball/labels.ts";
import type { Snake } from "./snake.ts";

/** "ハク（オス）：パステル 100%ヘテロ・クラウン". A colon in a name would end it. */
export function ownLine({ name, sex, genotype }: Pick<Snake, "name" | "sex" | "genotype">): string {
  const called = name.replace(/[:：\s]+/g, " ").trim();
  const word = sex === "unknown" ? "" : `（${sexLabels[sex]}）`;
  return `${called}${word}：${genotype.trim() || "ノーマル"}`;
}
