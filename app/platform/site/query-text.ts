// A query as it stands in addresses that people share.

/** Colons and commas may stand in a query as they are; encoded, "ball:id" would look like an accident. */
export function queryText(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value]))
    .toString()
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",");
}
