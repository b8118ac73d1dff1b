// How much one question to the calculator may hold. The page says so wherever it leaves something out.

/** Rows of genes a parent; a ball python with more known genes is described by a typed line. */
export const maxGeneRows = 24;
/** Rows an empty form begins with. */
export const rowsAtFirst = 2;
/** Outcomes a page lists; the rest is added up in one line. */
export const rowsOnPage = 40;
/** Outcomes a program gets. */
export const rowsForPrograms = 100;
/** Default number of eggs. */
export const usualClutch = 6;
/** Clutches of a proof, one row each. */
export const maxClutches = 20;
/** Snakes to choose from in the form, the newest first; any other is reached from its own page. */
export const ballsInForm = 60;
/** A visitor's own snakes in one question. */
export const minesInQuery = 40;
/** Snakes a reverse search goes over. */
export const ballsInPlan = 400;
/** Pairs a page of a reverse search lists. */
export const pairsOnPage = 20;
/** Pages of them: more pairs than anybody reads through. */
export const pagesOfPairs = 50;
