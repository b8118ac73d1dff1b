// The chance that a clutch holds at least one of what is wanted.

import type { LookRow } from "./cross-rows.ts";
import type { GeneBook } from "./gene-book.ts";
import type { Animal } from "./genotype.ts";
import { estimatedRecombination } from "./inheritance.ts";
import { add, isZero, multiply, one, power, type Rational, rational, subtract, zero } from "./rational.ts";
import { type OrRefusals, refusal } from "./refusal.ts";
import { momentsOfTarget, readPairing, type Target, type TargetOptions } from "./target.ts";

/** Ball pythons lay 1 to 15 eggs or so; beyond this a number of eggs is a slip of the finger. */
export const mostEggs = 50;

/** The target that a look of a result stands for: exactly that look, nothing else showing. */
export function targetOfLook(row: Pick<LookRow, "genes" | "items" | "possibleHets" | "sex">): Target {
  const unseen = new Set(row.possibleHets.map(({ gene }) => gene));
  const items = row.items.filter(({ gene }) => !unseen.has(gene));
  return { items, others: "none", ...(row.sex ? { sex: row.sex } : {}) };
}

/**
 * At least one in `eggs` eggs. The eggs of a possible het are not independent: either all of them have a het parent or none has,
 * so the chance is the mean of 1 − (1 − p)^eggs over the cases, not that of the mean p.
 */
export function chanceOfAtLeastOne(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  target: Target,
  eggs: number,
  { recombination = estimatedRecombination }: TargetOptions = {},
): OrRefusals<{ probability: Rational }> {
  if (!Number.isInteger(eggs) || eggs < 1 || eggs > mostEggs) {
    return { ok: false, refusals: [refusal("bad-number", `卵の数は1〜${mostEggs}の整数で書いてください。`)] };
  }
  const pairing = readPairing(book, sire, dam, target);
  if (!pairing.ok) return pairing;
  const { wanted, parents } = pairing;
  const [, mean = zero, square = zero] = momentsOfTarget(book, wanted, target, parents, recombination, 2);
  if (isZero(subtract(square, multiply(mean, mean)))) {
    return { ok: true, probability: subtract(one, power(subtract(one, mean), eggs)) };
  }
  const moments = momentsOfTarget(book, wanted, target, parents, recombination, eggs);
  // 1 − (1 − p)^n = −Σ (−1)^k C(n, k) p^k for k from 1 to n: exact, so the alternating signs lose nothing.
  let choose = 1n;
  let probability = zero;
  for (const [k, moment] of moments.entries()) {
    if (k > 0) probability = add(probability, multiply(rational(k % 2 === 1 ? choose : -choose), moment));
    choose = (choose * BigInt(eggs - k)) / BigInt(k + 1);
  }
  return { ok: true, probability };
}
