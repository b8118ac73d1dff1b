export { ageOf } from "./src/ages.ts";
export {
  anySnake,
  type Drawn,
  drawnAlike,
  drawnOf,
  hasOwnHead,
  headAddress,
  undrawnGenes,
  wideAddress,
} from "./src/drawn.ts";
export { genes } from "./src/genes/genes.ts";
export { groundOf } from "./src/ground.ts";
export type { Look } from "./src/look.ts";
export { lookOfGenotype, shownCopies, shownGenotype } from "./src/look-of-genotype.ts";
export { drawnGenotype, drawSheet, genotypeOf } from "./src/sheet.ts";
export { DRAWN_SIZE, type Drawing, drawPortrait, drawSnake, drawWide, posesOf } from "./src/snake.ts";
export { describeLook, traits } from "./src/traits.ts";
