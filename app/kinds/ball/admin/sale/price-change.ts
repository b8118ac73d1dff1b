// A price for many at once: a new one, or by how much each changes: 65000円, 10%引き, +5000円.

import { readNumber } from "#app/platform/site/japanese-number.ts";

export type PriceChange = (price: number | null) => number | null;

/** Undefined where it is neither; what has no price keeps none where only a change is said. */
export function readPriceChange(text: string): PriceChange | undefined {
  const plain = text.normalize("NFKC").replace(/[−ー]/g, "-").replace(/\s/g, "");
  const parts = /^(?<sign>[-+]?)(?<amount>.*?)(?<percent>%|割)?(?<word>引き?|オフ|off|増し?|上げ|下げ)?$/i.exec(
    plain,
  )?.groups;
  const amount = readNumber(parts?.amount ?? "", "円");
  if (!parts || amount === null || amount < 0) return undefined;
  const { sign, percent, word = "" } = parts;
  const isLess = sign === "-" || /^(?:引|オフ|off|下げ)/i.test(word);
  const isMore = sign === "+" || /^(?:増|上げ)/.test(word);
  if (isLess && isMore) return undefined;
  if (!isLess && !isMore) return percent ? undefined : () => amount;
  const factor = isLess ? -1 : 1;
  const share = percent === "割" ? amount / 10 : amount / 100;
  return (price) => {
    if (price === null) return null;
    return Math.max(0, Math.round(price + factor * (percent ? price * share : amount)));
  };
}
