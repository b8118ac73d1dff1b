// Addresses with a query, as people share them.

// Slashes at the end of an address.
const SLASH = "/";

/**
 * The path without them; "/" stays. Counted from the end: /\/+$/ would restart at every slash of an address of a hundred
 * thousand that ends in something else.
 */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === SLASH) end -= 1;
  return path.slice(0, end);
}

/** The path with its query; empty values are left out. Colons and commas stand as they are: encoded, "ball:id" would look like an accident. */
export function addressOf(path: string, pairs: Iterable<readonly [string, string]>): string {
  const filled = Array.from(pairs, ([name, value]) => [name, value]).filter(([, value]) => value?.trim() !== "");
  const query = new URLSearchParams(filled).toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return query === "" ? path : `${path}?${query}`;
}
