// Chances and possible hets in words.

import { type GeneBook, geneName } from "./gene-book.ts";
import { fractionText, percentText, type Rational, toNumber } from "./rational.ts";

/** Returns "100%ヘテロ・アルビノ", "66%ポスヘテ・クラウン". */
export function hetNames(book: GeneBook, hets: readonly { gene: string; percent: number }[]): string[] {
  return hets.map(
    ({ gene, percent }) => `${percent}%${percent === 100 ? "ヘテロ" : "ポスヘテ"}・${geneName(book, gene)}`,
  );
}

export interface Chance {
  /** Null if the fraction adds nothing, or is too long. */
  fraction: string | null;
  percent: string;
}

/** Limit for readable denominators. */
const readable = 10n ** 12n;
/** Below this, "1 in n" is clearer than a percentage. */
const rare = 1 / 1000;
const counting = new Intl.NumberFormat("ja-JP", { notation: "compact", maximumSignificantDigits: 2 });

/** Returns "1/4", or "約58億分の1" for a small chance with a long fraction. */
function fractionOf(probability: Rational): string | null {
  if (probability.denominator === 1n) return null;
  if (probability.denominator < readable) return fractionText(probability);
  const chance = toNumber(probability);
  return chance < rare && chance >= 1e-14 ? `約${counting.format(1 / chance)}分の1` : null;
}

export function chanceOf(probability: Rational): Chance {
  return { fraction: fractionOf(probability), percent: percentText(probability) };
}

/** Returns "25%（1/4）". */
export function chanceWords(probability: Rational): string {
  const { fraction, percent } = chanceOf(probability);
  return fraction ? `${percent}（${fraction}）` : percent;
}
