// The seasons as their keepers know them: drafts too, each with what its log adds. Keepers' lists and papers read these.

import { type Untrashed, untrashed } from "#app/kinds/shared/untrashed.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { SeasonEvent } from "./season-event.ts";
import { eventsOf } from "./season-log.server.ts";
import { withLog } from "./with-log.ts";

/** `fields`: what the entry and its log say together. */
export interface KeptSeason extends Untrashed<"breed"> {
  /** The pairings that the entry itself holds, from before the log. */
  ownPairings: readonly string[];
  /** The oldest day first. */
  events: readonly SeasonEvent[];
}

/** Every season outside the trash, by title. */
export function keptSeasons(db: Db, now: Date): Promise<readonly KeptSeason[]> {
  return cached(db, "kept seasons", now, async () => {
    const seasons = await untrashed(db, "breed");
    const events = await eventsOf(
      db,
      seasons.map(({ id }) => id),
    );
    return seasons.map((season) => {
      const own = events.get(season.id) ?? [];
      const { fields } = season;
      return { ...season, fields: withLog(fields, own), ownPairings: fields.pairings, events: own };
    });
  });
}
