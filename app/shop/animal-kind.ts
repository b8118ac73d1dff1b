/** The kind whose entries are the animals on offer, and what an inquiry's `ball` names. */
export const ANIMAL_KIND = "ball";
