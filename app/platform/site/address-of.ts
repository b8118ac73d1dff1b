// Addresses with a query, as people share them.

/** The path with what is asked; empty values are left out. Colons and commas stand as they are: encoded, "ball:id" would look like an accident. */
export function addressOf(path: string, pairs: Iterable<readonly [string, string]>): string {
  const asked = Array.from(pairs, ([name, value]) => [name, value]).filter(([, value]) => value?.trim() !== "");
  const query = new URLSearchParams(asked).toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return query === "" ? path : `${path}?${query}`;
}
