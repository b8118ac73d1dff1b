// Search vocabulary besides that of entries (さがす言葉).

import type { SitePage } from "#app/cms/content/search/words.ts";
import functionWordLines from "./function-words.json" with { type: "json" };
import pages from "./site-pages.json" with { type: "json" };
import lines from "./synonyms.json" with { type: "json" };

/**
 * One group of synonyms per line. Phrases for a single page, and words tied to a subject (such as 興味 with fasting),
 * belong to that page's entry. Kana of either kind will do; list kanji and kana spellings both, and verbs and
 * adjectives up to the inflected part (噛 for 噛む and 噛まれた). notshedding is what read-query.ts makes of "isn't shedding"
 * and "won't shed".
 */
export const synonyms: readonly string[] = lines;

/** Words ignored in queries: particles, inflections, question words, and words common to all pages. */
export const functionWords: readonly string[] = functionWordLines.flatMap((line) => line.split(" "));

/** Pages without an entry, with their search words. */
export const sitePages: readonly SitePage[] = pages;
