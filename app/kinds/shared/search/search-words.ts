// Words of keepers for search, besides those of entries (さがす言葉).

import type { SitePage } from "#app/cms/content/search/words.ts";
import functionWordLines from "./function-words.json" with { type: "json" };
import pages from "./site-pages.json" with { type: "json" };
import lines from "./synonyms.json" with { type: "json" };

/**
 * Each line holds words that mean the same, whichever page answers. Which page answers a phrase is said by its entry; a
 * word that only goes with a subject (not, 興味 with fasting) belongs there. Kana may be written either way; kanji and kana
 * spellings both are here, verbs and adjectives up to where their endings change (噛 of 噛む and 噛まれた). notshedding is what
 * read-query.ts makes of "isn't shedding" and "won't shed".
 */
export const synonyms: readonly string[] = lines;

/** Function words: particles, endings, question words, and words that every page here is about. */
export const functionWords: readonly string[] = functionWordLines.flatMap((line) => line.split(" "));

/** The pages that are no kind's: they have no entry, so the words keepers use for them are here. */
export const sitePages: readonly SitePage[] = pages;
