export const typeLabels = { gene: "単一遺伝子", combo: "コンボ" } as const;

/** In the place of a picture, where nobody has said what the gene looks like. */
export const unseenWords = "姿の資料がありません";
