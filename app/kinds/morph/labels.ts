export const typeLabels = { gene: "単一遺伝子", combo: "コンボ" } as const;

/** Replaces the picture where the look of the gene is undocumented. */
export const unseenWords = "絵にできる資料がありません";

/** Whether two morphs can be distinguished by eye alone. */
export const byEyeLabels = {
  unclear: "確認できていない",
  possible: "姿で見分けられる",
  impossible: "姿だけでは見分けられない",
} as const;

export const sureLabels = { low: "低い", medium: "中くらい", high: "高い" } as const;
