// What people type, in sections by who they are or how they type it, and the pages that answer it: one of them must be among the
// first three results.

import data from "./judged-queries.json" with { type: "json" };

export type Judged = readonly [query: string, ...pages: string[]];

const allOf = (sections: Record<string, string[][]>) => Object.values(sections).flat() as unknown as readonly Judged[];

export const queries = allOf(data.queries);
/** Of keepers, buyers and breeders. The held-out half was written before search was tuned. */
export const tuned = allOf(data.tuned);
export const heldOut = allOf(data.heldOut);
/** Everyday words over all that the site has, written before the synonyms were looked at by whoever tuned the search. */
export const everyday = allOf(data.everyday);
/** Those a reader missed, each with the pages that answer it. */
export const missedOnce = allOf(data.missedOnce);
/** In other words: 86 in 100 were answered before their families were mended. */
export const unseen = allOf(data.unseen);
