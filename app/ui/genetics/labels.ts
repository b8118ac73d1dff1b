import type { Confidence, GeneState, HealthConcern, Inheritance, PairLook, SameGene } from "@borupa/genetics";

export const inheritanceLabels: Record<Inheritance, string> = {
  recessive: "潜性（劣性）",
  "incomplete-dominant": "不完全顕性（共優性）",
  dominant: "顕性（優性）",
  "sex-linked": "伴性",
  polygenic: "多因子",
  unknown: "確かめられていない",
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
  conflicting: "報告が分かれている",
};

export const pairLookLabels: Record<PairLook, string> = {
  "white-blue-eyed": "青い目の白い個体（ほかの色と柄は見えない）",
  "white-black-eyed": "黒い目の白い個体（ほかの色と柄は見えない）",
  pale: "淡い（柄は残る）",
  patterned: "柄が残る",
};

/** Confidence that a name means its recipe, or in a gene's inheritance. */
export const confidenceLabels: Record<Confidence, string> = { medium: "中程度", low: "低い" };

export const sameGeneLabels: Record<SameGene["how"], string> = {
  same: "同じ遺伝子として計算する",
  suspected: "同じ遺伝子の疑いがあるが、別々に計算する",
};

export const homozygoteLabels = {
  viable: "生存する",
  "non-viable": "育たない（致死）",
  disputed: "報告が分かれている",
} as const;
