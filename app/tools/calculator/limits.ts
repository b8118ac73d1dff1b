// Limits of a question to the calculator. The page mentions whatever it omits.

/** Gene rows per parent; larger genotypes can be typed as a line. */
export const maxGeneRows = 24;
export const rowsAtFirst = 2;
/** Outcomes listed on a page; the rest is summed up. */
export const rowsOnPage = 40;
export const rowsForPrograms = 100;
export const usualClutch = 6;
export const maxClutches = 20;
/** Snakes to choose from in the form, newest first; others are reachable from their own pages. */
export const ballsInForm = 60;
/** A visitor's own snakes in one question. */
export const minesInQuery = 40;
/** Snakes considered by a reverse search. */
export const ballsInPlan = 400;
/** Pairs per page of a reverse search. */
export const pairsOnPage = 20;
export const pagesOfPairs = 50;
