// The rules of the article on fasting (/info/fasting) for a snake's loss of weight and days without food: its rows, its words.

export interface FastingRow {
  /** The first column: compared with the weight when it last ate. */
  when: string;
  means: string;
  action: string;
  tone: "calm" | "watch" | "act";
}

/** The rows of the table of weights, in its order. */
export const fastingRows = {
  held: {
    when: "維持、または増加",
    means: "体に問題は出ていません",
    action: "環境を整え、7〜14日あけて静かに試す",
    tone: "calm",
  },
  little: {
    when: "5%未満の減少",
    means: "よくある範囲です",
    action: "環境を1つずつ見直し、2週間ごとに計量",
    tone: "calm",
  },
  some: { when: "5〜10%の減少", means: "注意の段階です", action: "記録を持って獣医師に相談を始める", tone: "watch" },
  much: { when: "10%以上の減少", means: "様子見の段階を過ぎています", action: "受診する", tone: "act" },
} as const satisfies Record<string, FastingRow>;

export const FASTING_ARTICLE = "/info/fasting";

/** Two months: the article's word for a first visit whatever the weight. */
export const CONSULT_AFTER_DAYS = 60;
export const CONSULT_WORDS = "体重が保たれていても、一度獣医師に相談します。";

/** How much of a weight is gone, in percent; 0 where none is. */
export function lossInPercent(before: number, now: number): number {
  return before <= 0 ? 0 : Math.max(0, ((before - now) / before) * 100);
}

/**
 * The row that applies to a snake that is not eating: by its weight against that of when it last ate. Null where the one or the
 * other is unknown.
 */
export function fastingRow(before: number | null, now: number | null): FastingRow | null {
  if (before === null || now === null) return null;
  const loss = lossInPercent(before, now);
  if (loss === 0) return fastingRows.held;
  if (loss < 5) return fastingRows.little;
  return loss < 10 ? fastingRows.some : fastingRows.much;
}
