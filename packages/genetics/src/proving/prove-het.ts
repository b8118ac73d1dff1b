import { type OrRefusals, refusal } from "../genes/gene.ts";
import { compare, one, power, type Rational, rational, zero } from "../genes/rational.ts";
import { chanceOfPercent } from "../genes/read-genotype.ts";

/**
 * Mate of a clutch: a visual, a proven het, or another possible het. Clutches with the same mate object share one animal: if it
 * carries nothing, none of them is informative.
 */
export type Mate = "visual" | "het" | { possibleHet: Rational };

export interface Clutch {
  eggs: number;
  visuals: number;
  mate: Mate;
}

export interface HetProof {
  /** Chance that the animal carries the gene, given the clutches. */
  posterior: Rational;
  /** Certain, because a visual hatched. */
  proven: boolean;
  /** Posterior after 0, 1, 2 … further eggs of `next` without a visual. */
  curve: Rational[];
  /** Further eggs of `next` without a visual until it is 95% or 99% certain not to carry the gene; null if eggs alone cannot decide. */
  eggsToRuleOut: { percent95: number | null; percent99: number | null };
  /** Eggs for at least one visual with 95% or 99% chance, if it (and the mate) carries the gene. */
  eggsToShow: { percent95: number; percent99: number };
}

export const maxEggsCounted = 500;
const curveEggs = 12;

function eggsUntil(enough: (eggs: number) => boolean): number | null {
  for (let eggs = 0; eggs <= 60; eggs++) if (enough(eggs)) return eggs;
  return null;
}

const isChance = (chance: Rational) => compare(chance, zero) > 0 && compare(chance, one) < 0;

function problemOf(prior: Rational, clutches: readonly Clutch[], next: Mate): string | null {
  if (!isChance(prior)) return "ポスヘテの割合は1〜99%で書いてください。";
  const mates = [next, ...clutches.map(({ mate }) => mate)];
  if (!mates.every((mate) => typeof mate !== "object" || isChance(mate.possibleHet)))
    return "相手のポスヘテの割合は1〜99%で書いてください。";
  const count = (n: number) => Number.isInteger(n) && n >= 0 && n <= maxEggsCounted;
  if (!clutches.every(({ eggs, visuals }) => count(eggs) && count(visuals) && visuals <= eggs))
    return `卵の数は0〜${maxEggsCounted}の整数で、表現個体の数はそれ以下にしてください。`;
  const eggs = clutches.reduce((total, clutch) => total + clutch.eggs, 0);
  return eggs > maxEggsCounted ? `卵は合わせて${maxEggsCounted}個までにしてください。` : null;
}

const missPerEgg = (mate: Mate): Rational => (mate === "visual" ? rational(1, 2) : rational(3, 4));

/**
 * Returns the likelihood of these eggs without a visual for a het. Unreduced, because reducing would dominate the cost after
 * hundreds of eggs.
 */
function missChance(mate: Mate, eggs: number): Rational {
  const miss = missPerEgg(mate);
  const [none, all] = [miss.numerator ** BigInt(eggs), miss.denominator ** BigInt(eggs)];
  if (typeof mate !== "object") return { numerator: none, denominator: all };
  // If the mate is not het, no egg can show the gene.
  const { numerator, denominator } = mate.possibleHet;
  return { numerator: numerator * none + (denominator - numerator) * all, denominator: denominator * all };
}

/**
 * Applies Bayes' theorem: an animal that is het with chance `prior` produces a visual with 1/2 per egg with a visual
 * mate, 1/4 with a het mate. A 66% het with a visual mate and four eggs without a visual: 1/9, 11.1%. `next`: mate of
 * future eggs.
 */
export function proveHet(prior: Rational, clutches: readonly Clutch[], next: Mate): OrRefusals<{ proof: HetProof }> {
  const problem = problemOf(prior, clutches, next);
  if (problem) return { ok: false, refusals: [refusal("bad-number", problem)] };
  const proven = clutches.some(({ visuals }) => visuals > 0);
  const eggsOf = new Map<Mate, number>();
  for (const { mate, eggs } of clutches) eggsOf.set(mate, (eggsOf.get(mate) ?? 0) + eggs);
  const others = [...eggsOf].filter(([mate]) => mate !== next).map(([mate, eggs]) => missChance(mate, eggs));
  /** Posterior after further eggs of `next`, unreduced like `missChance`. */
  const unreduced = (more: number): Rational => {
    const misses = [...others, missChance(next, (eggsOf.get(next) ?? 0) + more)];
    const missed = misses.reduce((product, { numerator }) => product * numerator, 1n);
    const whole = misses.reduce((product, { denominator }) => product * denominator, 1n);
    const het = prior.numerator * missed;
    return { numerator: het, denominator: het + (prior.denominator - prior.numerator) * whole };
  };
  const posteriorAfter = (more: number): Rational => {
    const { numerator, denominator } = unreduced(more);
    return proven ? one : rational(numerator, denominator);
  };
  const ruledOut = (rest: Rational) => (proven ? null : eggsUntil((more) => compare(unreduced(more), rest) <= 0));
  const shows = (rest: Rational) => eggsUntil((n) => compare(power(missPerEgg(next), n), rest) <= 0) ?? 0;
  return {
    ok: true,
    proof: {
      posterior: posteriorAfter(0),
      proven,
      curve: Array.from({ length: curveEggs + 1 }, (_, more) => posteriorAfter(more)),
      eggsToRuleOut: { percent95: ruledOut(rational(1, 20)), percent99: ruledOut(rational(1, 100)) },
      eggsToShow: { percent95: shows(rational(1, 20)), percent99: shows(rational(1, 100)) },
    },
  };
}

/** Returns the clutches after the first `eggs` eggs. */
function firstEggs(clutches: readonly Clutch[], eggs: number): Clutch[] {
  let left = eggs;
  return clutches.map((clutch) => {
    const taken = Math.min(left, clutch.eggs);
    left -= taken;
    return { ...clutch, eggs: taken };
  });
}

/** Returns the posterior before each of the last `most` eggs, oldest first. */
export function pastPosteriors(prior: Rational, clutches: readonly Clutch[], next: Mate, most: number): Rational[] {
  const eggs = clutches.reduce((total, clutch) => total + clutch.eggs, 0);
  const first = Math.max(0, eggs - most);
  return Array.from({ length: eggs - first }, (_, i) => {
    const result = proveHet(prior, firstEggs(clutches, first + i), next);
    return result.ok ? result.proof.posterior : prior;
  });
}

/** Parses a chance of being het: "66", "66%", "50 %" or "2/3"; null unless strictly between 0 and 1. */
export function readHetChance(text: string): Rational | null {
  const plain = text.normalize("NFKC").trim();
  const fraction = /^(\d{1,4})\s*\/\s*(\d{1,4})$/.exec(plain);
  if (fraction) {
    const [, above = "0", below = "0"] = fraction;
    const chance = Number(below) > 0 ? rational(BigInt(above), BigInt(below)) : one;
    return isChance(chance) ? chance : null;
  }
  const percent = /^(\d{1,3}(?:\.\d{1,4})?)\s*%?$/.exec(plain);
  return percent ? chanceOfPercent(Number(percent[1])) : null;
}
