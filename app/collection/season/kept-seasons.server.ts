// All seasons for keepers' lists and papers, including drafts.

import type { FieldsOf } from "#app/cms/content/kind.ts";
import { type Untrashed, untrashed } from "#app/cms/content/untrashed.server.ts";
import { damsGone } from "#app/collection/life/presence.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { SeasonEvent } from "./season-event.ts";
import { type SeasonLife, withLife } from "./season-life.ts";
import { eventsOf } from "./season-log.server.ts";

export interface KeptSeason extends Omit<Untrashed<"breed">, "fields"> {
  fields: FieldsOf<"breed"> & SeasonLife;
  /** Oldest first. */
  events: readonly SeasonEvent[];
  /** Hatch days of the snakes that name it. */
  young: readonly (string | null)[];
}

export function keptSeasons(db: Db, now: Date): Promise<readonly KeptSeason[]> {
  return cached(db, "kept seasons", now, async () => {
    const [seasons, snakes] = await Promise.all([untrashed(db, "breed"), untrashed(db, "ball")]);
    const young = Map.groupBy(snakes, ({ fields }) => fields.breed);
    const events = await eventsOf(
      db,
      seasons.map(({ id }) => id),
    );
    const isDamGone = await damsGone(
      db,
      seasons.map(({ fields }) => fields),
    );
    return seasons.map((season) => {
      const own = events.get(season.id) ?? [];
      return {
        ...season,
        fields: withLife(season.fields, own, isDamGone(season.fields)),
        events: own,
        young: hatchDays(young.get(season.id)),
      };
    });
  });
}

function hatchDays(snakes: readonly Untrashed<"ball">[] = []) {
  return snakes.map(({ fields }) => fields.hatched);
}
