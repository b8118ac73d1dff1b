/** Rows a statement: no database takes any number of values at once. */
const ROWS = 1000;

/** Writes many rows, one part after the other. `most`: rows a statement, where each of them is much work. */
export async function inParts<One>(
  all: readonly One[],
  write: (part: readonly One[]) => Promise<unknown>,
  most = ROWS,
): Promise<void> {
  for (let from = 0; from < all.length; from += most) await write(all.slice(from, from + most));
}
