import { addressOf } from "#app/platform/site/addresses.ts";

export type Query = Record<string, string | number | null | undefined>;

/** Returns the /calculate URL, omitting empty parameters. */
export function calculatorPath(query: Query): string {
  return addressOf(
    "/calculate",
    Object.entries(query).map(([name, value]) => [name, String(value ?? "")] as const),
  );
}
