// Lines as keepers and shops write them, with the reading they mean: the items, and what has to be named as not understood.

import data from "./lines.json" with { type: "json" };

type Line = [line: string, items: string, unknown?: string[]];
const allOf = (sections: Record<string, unknown[][]>) => Object.values(sections).flat() as unknown as Line[];

export const tradeLines = allOf(data.trade);
/** Of shop listings and keepers' notes, full and half width, with prices, sexes and dates, and the short names of the trade. */
export const shopLines = allOf(data.shop);
