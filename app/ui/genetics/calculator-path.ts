// Addresses of the calculator: short enough to share, and read back to the same question.

import { addressOf } from "#app/platform/site/addresses.ts";

export type Query = Record<string, string | number | null | undefined>;

/** /calculate with the given parameters; empty ones are left out. */
export function calculatorPath(query: Query): string {
  return addressOf(
    "/calculate",
    Object.entries(query).map(([name, value]) => [name, String(value ?? "")] as const),
  );
}
