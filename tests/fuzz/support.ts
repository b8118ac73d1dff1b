// Number of runs per property. `npm test` runs a few with fixed seeds, so that a failure is caused by the code; `npm
// run soak` runs many more with random seeds (SOAK=factor) and prints the seed of a failure.

import fc from "fast-check";

const factor = Number(process.env.SOAK ?? 0);

export function times(count: number): fc.Parameters<unknown> {
  const seed = process.env.SOAK_SEED;
  if (factor === 0) return { numRuns: count, seed: 1 };
  return { numRuns: count * factor, interruptAfterTimeLimit: 120_000, ...(seed && { seed: Number(seed) }) };
}

/** Any text a person, program or fault may send: Japanese, symbols, lone surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      { maxLength: 40 },
    )
    .map((all) => all.join("")),
);

export function mixedWith(pieces: readonly string[], most = 12): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, anyText), { maxLength: most })
    .map((all) => all.join(""));
}
