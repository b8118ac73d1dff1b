export const typeLabels = { gene: "単一遺伝子", combo: "コンボ" } as const;

export const noDrawingWords = "絵にできる資料がありません";

export const byEyeLabels = {
  unclear: "分かっていない",
  possible: "姿で見分けられる",
  impossible: "姿だけでは見分けられない",
} as const;

export const sureLabels = { low: "低い", medium: "中程度", high: "高い" } as const;
