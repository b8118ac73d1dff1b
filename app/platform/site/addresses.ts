const SLASH = "/";

/** Strips trailing slashes; "/" stays. Avoids /\/+$/, which takes quadratic time for many slashes before another character. */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === SLASH) end -= 1;
  return path.slice(0, end);
}

/** Returns the path with its query, omitting empty values. Colons and commas stay unencoded for readability. */
export function addressOf(path: string, pairs: Iterable<readonly [string, string]>): string {
  const filled = Array.from(pairs, ([name, value]) => [name, value]).filter(([, value]) => value?.trim() !== "");
  const query = new URLSearchParams(filled).toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return query === "" ? path : `${path}?${query}`;
}
