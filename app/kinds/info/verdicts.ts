// Verdicts, most urgent first.

export const verdicts = {
  seeVet: { label: "受診するとき", tone: "error" },
  mayWait: { label: "様子を見てよい", tone: "success" },
  doToday: { label: "今日すること", tone: "primary" },
} as const;

export type Verdict = keyof typeof verdicts;

/** Maximum length of a verdict. */
export const VERDICT_MAX = 160;
