// Proving a possible het: what its clutches so far say about whether it carries the gene.

import { compare, one, power, type Rational, rational, zero } from "./rational.ts";
import { type OrRefusals, refusal } from "./refusal.ts";

/** The other parent: one that shows the gene, a proven het, or another possible het with its own chance. */
export type Mate = "visual" | "het" | { possibleHet: Rational };

export interface Clutch {
  /** Hatchlings, or eggs opened, whose look is known. */
  eggs: number;
  /** Those of them that show the gene. */
  visuals: number;
}

export interface HetProof {
  /** The chance that the animal carries the gene, given the clutches. */
  posterior: Rational;
  /** Certain, because a visual hatched. */
  proven: boolean;
  /** The posterior after 0, 1, 2 … more eggs without a visual, for a curve. */
  curve: Rational[];
  /** How many more eggs without a visual until it is 95 % or 99 % sure that it carries nothing; null where eggs alone never tell. */
  eggsToRuleOut: { percent95: number | null; percent99: number | null };
  /** How many eggs show at least one visual with 95 % or 99 % chance, if it does carry the gene (and the mate too). */
  eggsToShow: { percent95: number; percent99: number };
}

export const mostEggsCounted = 500;
const curveEggs = 12;

function eggsUntil(enough: (eggs: number) => boolean): number | null {
  for (let eggs = 0; eggs <= 60; eggs++) if (enough(eggs)) return eggs;
  return null;
}

/**
 * Bayes: an animal het with chance `prior` gives a visual with chance 1/2 an egg to a visual mate, 1/4 to a het mate.
 * A 66 % het and a visual mate with four eggs and no visual: 1/9, 11.1 %.
 */
export function proveHet(prior: Rational, mate: Mate, clutches: readonly Clutch[]): OrRefusals<{ proof: HetProof }> {
  const wrong = (message: string) => ({ ok: false as const, refusals: [refusal("bad-number", message)] });
  const between = (chance: Rational) => compare(chance, zero) > 0 && compare(chance, one) < 0;
  if (!between(prior)) return wrong("ポスヘテの割合は1〜99%で書いてください。");
  const mateHet = typeof mate === "object" ? mate.possibleHet : one;
  if (typeof mate === "object" && !between(mateHet)) return wrong("相手のポスヘテの割合は1〜99%で書いてください。");
  const count = (n: number) => Number.isInteger(n) && n >= 0 && n <= mostEggsCounted;
  if (!clutches.every(({ eggs, visuals }) => count(eggs) && count(visuals) && visuals <= eggs)) {
    return wrong(`卵の数は0〜${mostEggsCounted}の整数で、表現個体の数はそれ以下にしてください。`);
  }
  const eggs = clutches.reduce((total, clutch) => total + clutch.eggs, 0);
  if (eggs > mostEggsCounted) return wrong(`卵は合わせて${mostEggsCounted}個までにしてください。`);

  const proven = clutches.some(({ visuals }) => visuals > 0);
  const missPerEgg = mate === "visual" ? rational(1, 2) : rational(3, 4);
  // In whole numbers over one denominator, not in lowest terms: after hundreds of eggs reducing them is nearly all of the work.
  const unreduced = (n: number): Rational => {
    const [miss, egg] = [missPerEgg.numerator ** BigInt(n), missPerEgg.denominator ** BigInt(n)];
    // Without a het mate no egg can ever show the gene, whatever this animal carries.
    const missIfHet = mateHet.numerator * miss + (mateHet.denominator - mateHet.numerator) * egg;
    const het = prior.numerator * missIfHet;
    const not = (prior.denominator - prior.numerator) * mateHet.denominator * egg;
    return { numerator: het, denominator: het + not };
  };
  const posteriorAfter = (n: number): Rational => {
    const { numerator, denominator } = unreduced(n);
    return proven ? one : rational(numerator, denominator);
  };
  const ruledOut = (rest: Rational) =>
    proven ? null : eggsUntil((more) => compare(unreduced(eggs + more), rest) <= 0);
  const shows = (rest: Rational) => eggsUntil((n) => compare(power(missPerEgg, n), rest) <= 0) ?? 0;
  return {
    ok: true,
    proof: {
      posterior: posteriorAfter(eggs),
      proven,
      curve: Array.from({ length: curveEggs + 1 }, (_, more) => posteriorAfter(eggs + more)),
      eggsToRuleOut: { percent95: ruledOut(rational(1, 20)), percent99: ruledOut(rational(1, 100)) },
      eggsToShow: { percent95: shows(rational(1, 20)), percent99: shows(rational(1, 100)) },
    },
  };
}
