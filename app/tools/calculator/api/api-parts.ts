// Parts of every answer for programs: exact numbers that JSON can hold, and errors in words.

import { type Rational, toNumber } from "@borupa/genetics";

export interface ApiAnswer {
  status: 200 | 400 | 422;
  body: unknown;
}

/** A number where JSON keeps it exact, else its digits. */
export function jsonNumber(n: bigint): number | string {
  return n <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(n) : n.toString();
}

export function probabilityOf(chance: Rational) {
  return {
    numerator: jsonNumber(chance.numerator),
    denominator: jsonNumber(chance.denominator),
    percent: Number((toNumber(chance) * 100).toPrecision(12)),
  };
}

export function badRequest(messages: string[]): ApiAnswer {
  return { status: 400, body: { error: messages.join(""), messages } };
}
