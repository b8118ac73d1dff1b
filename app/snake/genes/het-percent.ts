// The percentages of possible hets: breeders write 66 and 33 and mean thirds.

import { compare, half, isOne, type Rational, rational, toNumber, zero } from "./rational.ts";

/** What a possible het sold without a percentage counts as: one parent het, nothing more known. */
export const unstatedHet = half;

/**
 * The exact chance a percentage stands for: 66 and 67 (and 66.6, 66.7 …) are 2/3, 33 (33.3 …) is 1/3, any other is itself.
 * Null outside 0 to 100, both ends excluded.
 */
export function chanceOfPercent(percent: number): Rational | null {
  if (!(percent > 0 && percent < 100)) return null;
  if ((percent >= 66 && percent < 67) || percent === 67) return rational(2, 3);
  if (percent >= 33 && percent < 34) return rational(1, 3);
  const [whole = "0", decimals = ""] = percent.toFixed(6).replace(/0+$/, "").split(".");
  return rational(BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length));
}

/** The whole percentage breeders print for a chance: 2/3 is 66, 1/3 is 33; 100 only where it is certain, never 0. */
export function hetPercent(chance: Rational): number {
  if (isOne(chance)) return 100;
  if (compare(chance, rational(2, 3)) === 0) return 66;
  if (compare(chance, zero) === 0) return 0;
  return Math.min(99, Math.max(1, Math.round(toNumber(chance) * 100)));
}
