// Judged queries by author or typing style, with the pages that answer them: one must be among the first three results.

import data from "./judged-queries.json" with { type: "json" };

export type Judged = readonly [query: string, ...pages: string[]];

const allOf = (sections: Record<string, string[][]>) => Object.values(sections).flat() as unknown as readonly Judged[];

export const queries = allOf(data.queries);
/** From keepers, buyers and breeders. The held-out half was written before search was tuned. */
export const tuned = allOf(data.tuned);
export const heldOut = allOf(data.heldOut);
/** Everyday words across the site, written before the synonyms were tuned. */
export const everyday = allOf(data.everyday);
/** Queries a reader missed, each with the pages that answer it. */
export const missedOnce = allOf(data.missedOnce);
/** Paraphrases: 86 of 100 were answered before their synonyms were improved. */
export const unseen = allOf(data.unseen);
