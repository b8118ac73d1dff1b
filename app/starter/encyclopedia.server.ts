// The starter content as items to fill in: morphs with their illustrations, terms, care articles, notices, blog.

import type { Db } from "#app/platform/database/connection.server.ts";
import { careArticles } from "./articles/all.ts";
import { posts } from "./articles/blog.ts";
import { notices } from "./articles/notices.ts";
import { fillOne, type Report } from "./fill.server.ts";
import { illustrate, inTurns } from "./illustrate.server.ts";
import { morphs as combos } from "./morphs/combos.ts";
import { morphs as bel } from "./morphs/genes-bel.ts";
import { morphs as dominant } from "./morphs/genes-dominant.ts";
import { morphs as fire } from "./morphs/genes-fire-yellow-belly-cinnamon.ts";
import { morphs as minorDominant } from "./morphs/genes-minor-dominant.ts";
import { morphs as minorRecessive } from "./morphs/genes-minor-recessive.ts";
import { morphs as recessiveColor } from "./morphs/genes-recessive-color.ts";
import { morphs as recessivePattern } from "./morphs/genes-recessive-pattern.ts";
import { morphs as spider } from "./morphs/genes-spider.ts";
import { terms as behaviour } from "./terms/behaviour.ts";
import { terms as breeding } from "./terms/breeding.ts";
import { terms as genetics } from "./terms/genetics.ts";
import { terms as health } from "./terms/health.ts";
import { terms as husbandry } from "./terms/husbandry.ts";
import { terms as law } from "./terms/law.ts";
import { terms as trade } from "./terms/trade.ts";

export const starterMorphs = [
  ...recessiveColor,
  ...recessivePattern,
  ...dominant,
  ...bel,
  ...spider,
  ...fire,
  ...minorRecessive,
  ...minorDominant,
  ...combos,
];
export const starterTerms = [...genetics, ...husbandry, ...behaviour, ...breeding, ...health, ...trade, ...law];
export const starterInfos = [...notices, ...careArticles];
export const starterBlogs = posts;

/** The day the content counts as published; entries follow each other by a minute, first written first in lists. */
const OPENING = Date.parse("2026-11-20T00:00:00.000Z");

/** Everything the site ships with. */
export async function fillEncyclopedia(db: Db, now: Date, report: Report): Promise<void> {
  // Never in the future: on a clock that is behind, everything would only be scheduled.
  const opening = Math.min(OPENING, now.getTime());
  const at = (place: number) => new Date(opening - place * 60_000).toISOString();
  const covers = await inTurns(
    starterMorphs,
    (morph) => illustrate(db, morph, now),
    () => report("drawn"),
  );
  const groups = [
    ["term", starterTerms],
    ["info", starterInfos],
    ["blog", starterBlogs],
    ["morph", starterMorphs],
  ] as const;
  for (const [kind, entries] of groups) {
    for (const [place, entry] of entries.entries()) {
      const cover = kind === "morph" ? (covers[place] ?? null) : null;
      const item = { kind, ...entry, fields: { ...entry.fields }, cover, publishedAt: at(place) };
      report(await fillOne(db, item, now));
    }
  }
}
