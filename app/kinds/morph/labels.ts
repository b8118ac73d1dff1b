export const typeLabels = { gene: "単一遺伝子", combo: "コンボ" } as const;

/** In the place of a picture, where nobody has said what the gene looks like. */
export const unseenWords = "絵にできる資料がありません";

/** Whether the eye alone tells two morphs apart. */
export const byEyeLabels = {
  unclear: "確認できていない",
  possible: "姿で見分けられる",
  impossible: "姿だけでは見分けられない",
} as const;

export const sureLabels = { low: "低い", medium: "中くらい", high: "高い" } as const;
