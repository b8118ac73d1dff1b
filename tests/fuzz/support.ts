// How often a property is tried. In `npm test` few times and always with the same values, so that a failure is the code's;
// `npm run soak` tries many more, new ones each time (SOAK=factor), and a failure names the seed to repeat it with.

import fc from "fast-check";

const factor = Number(process.env.SOAK ?? 0);

export function times(count: number): fc.Parameters<unknown> {
  const seed = process.env.SOAK_SEED;
  if (factor === 0) return { numRuns: count, seed: 1 };
  return { numRuns: count * factor, interruptAfterTimeLimit: 120_000, ...(seed && { seed: Number(seed) }) };
}

/** Anything a person, a program or a fault may send as text: Japanese, signs, halves of characters. */
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

/** Known pieces among any text, in any order. */
export function mixedWith(pieces: readonly string[], most = 12): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, anyText), { maxLength: most })
    .map((all) => all.join(""));
}
