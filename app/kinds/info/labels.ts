export const categoryLabels = { notice: "お知らせ", care: "飼育情報" } as const;
