export const typeLabels = { gene: "単一遺伝子", combo: "コンボ" } as const;
