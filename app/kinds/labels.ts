// The words people read for the values the fields store. Public pages and the admin share them.

import type { GeneState, HealthConcern, Inheritance, SaleState, Sex } from "./fields-of-kinds.ts";

export const sexLabels: Record<Sex, string> = { male: "オス", female: "メス", unknown: "不明" };

export const saleLabels: Record<SaleState, string> = {
  display: "展示",
  "on-sale": "販売中",
  negotiating: "商談中",
  sold: "売約済",
  "not-for-sale": "非売",
};

export const originLabels = { own: "自家繁殖", domestic: "国内CB", overseas: "海外CB" } as const;

export const inheritanceLabels: Record<Inheritance, string> = {
  recessive: "潜性（劣性）",
  "incomplete-dominant": "不完全顕性（共優性）",
  dominant: "顕性（優性）",
  "sex-linked": "伴性",
  polygenic: "多因子",
};

export const stateLabels: Record<GeneState, string> = {
  visual: "表現（ビジュアル）",
  super: "スーパー（2コピー）",
  het: "100%ヘテロ",
  "pos-het": "ポッシブルヘテロ",
};

export const severityLabels: Record<HealthConcern["severity"], string> = { 1: "軽度", 2: "中程度", 3: "重度" };

export const copiesLabels: Record<HealthConcern["copies"], string> = {
  any: "1コピー以上",
  one: "1コピー",
  two: "2コピー",
  combo: "特定の組み合わせ",
};

export const evidenceLabels: Record<HealthConcern["evidence"], string> = {
  paper: "査読論文",
  consensus: "ブリーダーの共通認識",
  conflicting: "報告が割れている",
};

export const categoryLabels = { notice: "お知らせ", care: "飼育情報" } as const;

export const typeLabels = { gene: "単一遺伝子", combo: "コンボ" } as const;

export const homozygoteLabels = {
  viable: "生存する",
  "non-viable": "育たない（致死）",
  disputed: "報告が割れている",
} as const;

/** A record of labels as the options of a choice, in the record's order. */
export function optionsOf<Value extends string>(labels: Record<Value, string>): { value: Value; label: string }[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));
}
