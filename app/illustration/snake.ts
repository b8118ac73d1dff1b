// A ball python drawn from its genotype: coiled, from above, on paper tinted to go with it.

import type { GenotypeItem } from "#app/genetics/gene.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import { coils } from "./body.ts";
import { head } from "./head.ts";
import { lookOfGenotype } from "./look-of-genotype.ts";
import { firstColor, patternOf } from "./patterns.ts";
import { diceOf } from "./random.ts";
import { stationAt } from "./skin.ts";
import { spineOf } from "./spine.ts";

const PAPERS = ["#f4efe6", "#edf0ea", "#ecf0f4", "#f3edf0", "#f0eee4"] as const;

export const DRAWN_SIZE = { width: 1200, height: 900 };

/** An SVG of 1200 by 900, without text or anything fetched. The same genotype and seed always give the same drawing. */
export function drawSnake(book: GeneBook, genotype: readonly GenotypeItem[], seed: string): string {
  const dice = diceOf(seed);
  const look = lookOfGenotype(book, genotype);
  const spine = spineOf(dice, { x: 600, y: 455 });
  const paper = PAPERS[Math.floor(dice.next() * PAPERS.length)] ?? PAPERS[0];
  const marks = patternOf(spine, look, dice);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">` +
    `<defs><filter id="near" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>` +
    `<filter id="far" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>` +
    `<filter id="soft" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter></defs>` +
    `<rect width="1200" height="900" fill="${paper}"/>` +
    coils(spine, look, firstColor(look), marks) +
    head(look, stationAt(spine, spine.length)) +
    "</svg>"
  );
}
