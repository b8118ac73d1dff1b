// The season's next clutch to hatch, as visitors may know it.

import { hatchCountdown, type Window } from "#app/kinds/breed/season.ts";
import { recentSeasons } from "#app/kinds/breed/season-lines.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

export interface NextHatch {
  id: string;
  title: string;
  eggs: number | null;
  /** Days to the likeliest day; none once that has come. */
  days: number;
  window: Window;
}

/** Null while no egg is in the incubator: eggs lie two months, and so are of a season written down lately. */
export async function nextHatch(db: Db, now: Date): Promise<NextHatch | null> {
  const today = dayInJapan(now);
  const seasons = (await recentSeasons(db, now)).flatMap(({ id, content }) => {
    const countdown = hatchCountdown(content.fields, today);
    const { title, fields } = content;
    return countdown
      ? [{ id, title, eggs: fields.eggs, days: Math.max(0, countdown.days), window: countdown.window }]
      : [];
  });
  return seasons.toSorted((a, b) => a.days - b.days)[0] ?? null;
}
