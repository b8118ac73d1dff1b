// Slashes at the end of an address.

const SLASH = "/";

/**
 * The path without them; "/" stays. Counted from the end: /\/+$/ would begin anew at every slash of an address of a hundred
 * thousand that ends in something else.
 */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === SLASH) end -= 1;
  return path.slice(0, end);
}
