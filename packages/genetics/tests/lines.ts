// Lines by keepers and shops with their meaning: the items, and the parts not understood.

import data from "./lines.json" with { type: "json" };

type Line = [line: string, items: string, unknown?: string[]];
const allOf = (sections: Record<string, unknown[][]>) => Object.values(sections).flat() as unknown as Line[];

export const tradeLines = allOf(data.trade);
/** From shop listings and keepers' notes, in half and full width, with prices, sexes, dates and abbreviations. */
export const shopLines = allOf(data.shop);
