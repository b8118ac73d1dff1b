export interface FastingRow {
  /** First column: compared with the weight at the last meal. */
  when: string;
  means: string;
  action: string;
  tone: "calm" | "watch" | "act";
}

export const fastingRows = {
  held: {
    when: "維持、または増加",
    means: "ほかの症状がなければ、待てる段階です",
    action: "環境を整え、7〜14日あけて静かに試す",
    tone: "calm",
  },
  little: {
    when: "5%未満の減少",
    means: "よくある範囲です",
    action: "環境を1つずつ見直し、2週間ごとに計量",
    tone: "calm",
  },
  some: {
    when: "5%以上10%未満の減少",
    means: "注意の段階です",
    action: "記録を持って獣医師に相談を始める",
    tone: "watch",
  },
  much: { when: "10%以上の減少", means: "様子見の段階を過ぎています", action: "受診する", tone: "act" },
} as const satisfies Record<string, FastingRow>;

export const FASTING_ARTICLE = "/info/fasting";

/** The article recommends a first vet visit after two months, whatever the weight. */
export const CONSULT_AFTER_DAYS = 60;
export const CONSULT_WORDS = "体重が保たれていても、一度獣医師に相談します。";
export const LONG_FAST_WORDS = `食べない期間が2か月を超えました。${CONSULT_WORDS}`;

/** Returns the weight loss in percent; 0 if there is none. */
export function lossInPercent(before: number, now: number): number {
  return before <= 0 ? 0 : Math.max(0, ((before - now) / before) * 100);
}

/** Returns the row for a fasting snake, by its weight against that at its last meal; null if either is unknown. */
export function fastingRow(before: number | null, now: number | null): FastingRow | null {
  if (before === null || now === null) return null;
  const loss = lossInPercent(before, now);
  if (loss === 0) return fastingRows.held;
  if (loss < 5) return fastingRows.little;
  return loss < 10 ? fastingRows.some : fastingRows.much;
}
