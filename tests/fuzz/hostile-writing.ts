// Hostile markup: known attacks, cut and recombined, within any text.

import fc from "fast-check";
import { hostileCorpus } from "#tests/platform/richtext/hostile-corpus.ts";
import pieces from "./hostile-pieces.json" with { type: "json" };
import { mixedWith } from "./support.ts";

const whole = fc.constantFrom(...hostileCorpus.map(({ html }) => html));
/** A known attack cut in two places and recombined. */
const cut = fc
  .tuple(whole, whole, fc.nat(), fc.nat(), mixedWith(pieces, 3))
  .map(([a, b, i, j, between]) => a.slice(0, i % (a.length + 1)) + between + b.slice(j % (b.length + 1)));
export const written = fc.oneof(
  mixedWith(pieces),
  cut,
  fc.tuple(whole, whole).map(([a, b]) => a + b),
);
