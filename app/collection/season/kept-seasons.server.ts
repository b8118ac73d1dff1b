// All seasons for keepers' lists and papers, including drafts.

import { stageOf } from "#app/cms/content/entry.ts";
import type { FieldsOf } from "#app/cms/content/kind.ts";
import { type Untrashed, untrashed } from "#app/cms/content/untrashed.server.ts";
import { stoppedSeasons } from "#app/collection/life/presence.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { SeasonEvent } from "./season-event.ts";
import { type SeasonLife, withLife } from "./season-life.ts";
import { eventsOf } from "./season-log.server.ts";

export interface KeptSeason extends Omit<Untrashed<"breed">, "fields"> {
  fields: FieldsOf<"breed"> & SeasonLife & { isStopped: boolean };
  /** Oldest first. */
  events: readonly SeasonEvent[];
  /** Hatch days of the snakes that name it. */
  young: readonly (string | null)[];
}

export function keptSeasons(db: Db, now: Date): Promise<readonly KeptSeason[]> {
  return cached(db, "kept seasons", now, async () => {
    const [breeds, snakes] = await Promise.all([untrashed(db, "breed"), untrashed(db, "ball")]);
    const seasons = breeds.map((season) => ({ ...season, stage: stageOf(season.entry, now) }));
    const young = Map.groupBy(snakes, ({ fields }) => fields.breed);
    const events = await eventsOf(
      db,
      seasons.map(({ id }) => id),
    );
    const isStopped = await stoppedSeasons(db, seasons);
    return seasons.map((season) => {
      const own = events.get(season.id) ?? [];
      return {
        ...season,
        fields: withLife(season.fields, own, isStopped(season)),
        events: own,
        young: (young.get(season.id) ?? []).map(({ fields }) => fields.hatched),
      };
    });
  });
}
