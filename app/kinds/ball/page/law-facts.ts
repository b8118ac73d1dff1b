// What the law asks to be shown of each animal on sale: beside it, not only when it is handed over.

import type { BallFields } from "#app/kinds/ball/kind.ts";
import { type Sex, sexLabels } from "#app/kinds/ball/labels.ts";
import { formatDay } from "#app/platform/site/days.ts";

type Facts = Pick<BallFields, "sex" | "hatched" | "origin" | "breeder"> & {
  /** As breeders write it: "パステル クラウン". */
  genotype: string;
  /** Whose animal it is, where it is not the shop's own. */
  owner?: string;
};

/** General figures for the species, as the article on choosing a snake (/info/choosing) gives them. */
const grown: Record<Exclude<Sex, "unknown">, string> = {
  male: "体重700〜1,500g・全長90〜120cm",
  female: "体重1,500〜2,500g・全長120〜150cm",
};

const origins = {
  own: "国内（自家繁殖）",
  domestic: "国内（国内CB）",
  overseas: "海外（海外CB）",
} as const;

/** Name and value of each item, in the order of the law's list; the owner only where it is not the shop. */
export function lawFacts({ genotype, sex, hatched, origin, breeder, owner }: Facts): [string, string][] {
  return [
    ["品種等の名称", `ボールパイソン${genotype ? `（${genotype}）` : ""}`],
    ["性成熟時の標準体重・体長", grownSize(sex)],
    ["性別", sexLabels[sex]],
    ["生年月日", birth(hatched)],
    ["生産地等", [origin && origins[origin], breeder && `ブリーダー ${breeder}`].filter(Boolean).join("・") || UNKNOWN],
    ...(owner ? [["所有者", owner] satisfies [string, string]] : []),
  ];
}

const UNKNOWN = "記載がありません（対面での説明のときに、書面でお知らせします）";

function grownSize(sex: Sex): string {
  return sex === "unknown" ? `オス ${grown.male}、メス ${grown.female}（目安）` : `${grown[sex]}（目安）`;
}

function birth(hatched: string | null): string {
  if (hatched === null) return "不明（推定の時期や輸入の年月日は、書面でお知らせします）";
  return hatched.length === 4 ? `${formatDay(hatched)}（月日は不明）` : formatDay(hatched);
}
