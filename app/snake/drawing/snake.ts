// A ball python drawn from its genotype, as on a plate of a field guide: the animal from above, and under it a stretch of its flank.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { coils } from "./body.ts";
import { flank } from "./flank.ts";
import { head } from "./head.ts";
import type { Look } from "./look.ts";
import { lookOfGenotype } from "./look-of-genotype.ts";
import { diceOf } from "./noise.ts";
import { stationAt } from "./skin.ts";
import { marksOn, skinOf } from "./skin-marks.ts";
import { spineOf } from "./spine.ts";

const PAPERS = ["#f4efe6", "#edf0ea", "#ecf0f4", "#f3edf0", "#f0eee4"] as const;

export const DRAWN_SIZE = { width: 1200, height: 900 };

/** An SVG of 1200 by 900, without text or anything fetched. The same genotype and seed always give the same drawing. */
export function drawSnake(book: GeneBook, genotype: readonly GenotypeItem[], seed: string): string {
  return drawLook(lookOfGenotype(book, genotype), seed);
}

function drawLook(look: Look, seed: string): string {
  const dice = diceOf(seed);
  const spine = spineOf(dice);
  const paper = PAPERS[Math.floor(dice.next() * PAPERS.length)] ?? PAPERS[0];
  const skin = skinOf(look, spine.length, dice);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">` +
    `<rect width="1200" height="900" fill="${paper}"/>` +
    coils(spine, look, skin.first, marksOn(spine, skin)) +
    head(look, stationAt(spine, spine.length)) +
    flank(spine, skin, dice) +
    "</svg>"
  );
}
