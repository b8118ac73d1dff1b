// Prices in search queries: 3万円, 30000, 〜5万, 3万〜5万, 3万円台, 5万以上.

import type { NumberInQuery } from "#app/cms/content/number-in-query.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

const figure = String.raw`[¥\\]?\d+(?:[,.]\d+)*(?:万(?:\d+千?)?|千)?円?`;
const wave = "[~〜]|から";
const asking = new RegExp(
  // A number, range or bound that is not part of another word or number.
  String.raw`(?<![\p{sc=Latin}\p{N}.,-])(?:(?<first>${figure})(?:\s*(?<wave>${wave})\s*(?<last>${figure})?)?|(?<below>${wave})\s*(?<to>${figure}))` +
    String.raw`(?:の?(?<bound>以上|以下|以内|未満|まで|台|くらい|ぐらい|前後))?(?![\p{L}\p{N}.,%-])`,
  "gu",
);
/** Smaller bare numbers are weights, days or parts of names. */
const BARE_MIN = 1000;

export function priceInQuery(query: string): NumberInQuery | null {
  const plain = query.normalize("NFKC").replace(/価格|値段/g, " ");
  for (const match of plain.matchAll(asking)) {
    const { first, wave, last, below, to, bound } = match.groups ?? {};
    const isPrice = /[万千円¥\\]/.test(match[0]);
    // Numbers without a unit must be separate words.
    if (!isPrice && !/(^|\s)$/.test(plain.slice(0, match.index))) continue;
    const range = below || wave ? between(first, last ?? to, isPrice) : around(first, bound, isPrice);
    if (!range) continue;
    const others = [plain.slice(0, match.index), plain.slice(match.index + match[0].length)];
    const rest = others.join(" ").replace(/\s+/g, " ").trim();
    return { key: "price", ...range, rest, isSure: isPrice || (below ?? wave) !== undefined };
  }
  return null;
}

type Range = Pick<NumberInQuery, "from" | "to">;

function between(first: string | undefined, last: string | undefined, isPrice: boolean): Range | null {
  // 3〜5万 means 3万〜5万.
  const isShort = first !== undefined && last?.includes("万") && /^\d{1,3}(?:\.\d+)?$/.test(first);
  const from = first === undefined ? 0 : readNumber(isShort ? `${first}万` : first, "円");
  const to = last === undefined ? Number.MAX_SAFE_INTEGER : readNumber(last, "円");
  if (from === null || to === null || (first ?? last) === undefined) return null;
  return isPrice || Math.min(from || to, to) >= BARE_MIN ? { from, to } : null;
}

function around(figure: string | undefined, bound: string | undefined, isPrice: boolean): Range | null {
  const price = figure === undefined ? null : readNumber(figure, "円");
  if (price === null || (!isPrice && price < BARE_MIN)) return null;
  switch (bound) {
    case undefined:
      return { from: price, to: price };
    case "以上":
      return { from: price, to: Number.MAX_SAFE_INTEGER };
    case "未満":
      return { from: 0, to: price - 1 };
    case "台":
      return { from: price, to: price + lastUnit(price) - 1 };
    case "くらい":
    case "ぐらい":
    case "前後":
      return { from: price * 0.8, to: price * 1.2 };
    default:
      return { from: 0, to: price };
  }
}

/** Returns the last unit: 10,000 for 3万 and 12万, 1,000 for 8千. */
function lastUnit(price: number): number {
  let unit = 1;
  while (price > 0 && price % (unit * 10) === 0) unit *= 10;
  return unit;
}
