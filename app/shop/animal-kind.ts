/** Kind of the animals for sale, and of an inquiry's `ball`. */
export const ANIMAL_KIND = "ball";
