export const sexLabels = { male: "オス", female: "メス", unknown: "不明" } as const;

export const saleLabels = {
  display: "展示",
  "on-sale": "販売中",
  negotiating: "商談中",
  sold: "売約済",
  "not-for-sale": "非売",
} as const;

export const originLabels = { own: "自家繁殖", domestic: "国内CB", overseas: "海外CB" } as const;

export type Sex = keyof typeof sexLabels;
export type SaleState = keyof typeof saleLabels;
