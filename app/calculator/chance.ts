// A probability as a page shows it: fraction, percentage, and the width of its bar.

import { fractionText, percentText, type Rational, toNumber } from "#app/genetics/rational.ts";

export interface Chance {
  fraction: string;
  percent: string;
  /** 0 to 100, for a bar. */
  width: number;
}

export function chanceOf(probability: Rational): Chance {
  return {
    fraction: fractionText(probability),
    percent: percentText(probability),
    width: Math.round(toNumber(probability) * 10_000) / 100,
  };
}

/** "25%（1/4）" */
export function chanceWords(probability: Rational): string {
  const { fraction, percent } = chanceOf(probability);
  return fraction.includes("/") ? `${percent}（${fraction}）` : percent;
}
