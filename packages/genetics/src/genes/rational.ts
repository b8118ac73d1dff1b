// Exact fractions, used for all probabilities of this package.

/** In lowest terms, with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** Returns a reduced fraction. Throws for a zero denominator. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  let [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) throw new RangeError("a fraction needs a denominator other than zero");
  if (d < 0n) [n, d] = [-n, -d];
  const common = gcd(n, d);
  return common > 1n ? { numerator: n / common, denominator: d / common } : { numerator: n, denominator: d };
}

export const zero = rational(0n);
export const one = rational(1n);
export const half = rational(1n, 2n);

export function ofDouble(value: number): Rational {
  let [numerator, denominator] = [value, 1n];
  while (!Number.isInteger(numerator)) [numerator, denominator] = [numerator * 2, denominator * 2n];
  return rational(BigInt(numerator), denominator);
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Rational, b: Rational): Rational {
  if (isOne(a)) return b;
  if (isOne(b)) return a;
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Rational, b: Rational): Rational {
  if (isOne(b)) return a;
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function power(a: Rational, exponent: number): Rational {
  const e = BigInt(exponent);
  return { numerator: a.numerator ** e, denominator: a.denominator ** e };
}

export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isZero(a: Rational): boolean {
  return a.numerator === 0n;
}

export function isOne(a: Rational): boolean {
  return a.numerator === a.denominator;
}

export function sum(terms: Iterable<Rational>): Rational {
  let total = zero;
  for (const term of terms) total = add(total, term);
  return total;
}

/** Returns the nearest double, even if numerator and denominator far exceed 2^53; chances under 2^-540 become less exact. */
export function toNumber(a: Rational): number {
  const shift = BigInt(Math.max(0, a.denominator.toString(16).length * 4 - 600));
  return Number(a.numerator >> shift) / Number(a.denominator >> shift);
}

export function fractionText(a: Rational): string {
  return a.denominator === 1n ? `${a.numerator}` : `${a.numerator}/${a.denominator}`;
}

/** Formats as "66.7%", "12.5%", "0.000095%": three significant digits, never rounded to 0% or 100%. */
export function percentText(a: Rational): string {
  if (isZero(a)) return "0%";
  if (isOne(a)) return "100%";
  const percent = toNumber(a) * 100;
  if (percent >= 99.95) return "99.9%超";
  if (percent < 1e-12) return "0.000000000001%未満";
  const digits = Math.min(14, Math.max(1, 2 - Math.floor(Math.log10(percent))));
  const text = percent.toFixed(digits);
  return `${text.replace(/\.?0+$/, "")}%`;
}
