// The answer an article opens with, in the order a worried keeper needs it.

export const verdicts = {
  seeVet: { label: "受診するとき", tone: "error" },
  mayWait: { label: "様子を見てよい", tone: "success" },
  doToday: { label: "今日すること", tone: "primary" },
} as const;

export type Verdict = keyof typeof verdicts;

/** Characters in one of them: more is no answer. */
export const VERDICT_MAX = 160;
