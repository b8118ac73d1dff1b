// Addresses of the calculator: short enough to share, and read back to the same question.

import { queryText } from "#app/platform/site/query-text.ts";

export type Query = Record<string, string | number | null | undefined>;

/** /calculate with the given parameters; empty ones are left out. */
export function calculatorPath(query: Query): string {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value ?? "")] as const);
  const text = queryText(pairs.filter(([, value]) => value !== ""));
  return text === "" ? "/calculate" : `/calculate?${text}`;
}
