// Seasons by what was noted of them: the log is no content, and the index of entries knows nothing of it.

import { untrashed } from "#app/kinds/shared/untrashed.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { eventDays, eventWords } from "./season-event.ts";
import { eventsOf } from "./season-log.server.ts";
import { withLog } from "./with-log.ts";

interface FoundSeason {
  id: string;
  title: string;
  /** The last thing noted that is meant. */
  note: string;
  day: string;
}

/** Every word is in the title or in one line of the log, and one of them in the line. The latest first. */
export async function findSeasons(db: Db, q: string): Promise<FoundSeason[]> {
  const wanted = q.split(/\s+/).map(fold).filter(Boolean);
  if (wanted.length === 0) return [];
  const seasons = await untrashed(db, "breed");
  const events = await eventsOf(
    db,
    seasons.map(({ id }) => id),
  );
  const found = seasons.flatMap(({ id, title, fields }) => {
    const own = events.get(id) ?? [];
    const { laid, hatched } = withLog(fields, own);
    const lines = own.map((event) => ({ note: `${eventDays(event)} ${eventWords(event)}`, day: event.until }));
    if (laid && !hatched) lines.push({ note: `孵卵中（${formatDay(laid)}産卵、孵化の予定）`, day: laid });
    const line = lines.findLast(({ note }) => {
      const [named, noted] = [fold(title), fold(note)];
      return wanted.some((word) => noted.includes(word)) && wanted.every((word) => `${named} ${noted}`.includes(word));
    });
    return line ? [{ id, title, ...line }] : [];
  });
  return found.sort((a, b) => b.day.localeCompare(a.day));
}
