// Searches seasons by their event log, which the index of entries does not contain.

import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { keptSeasons } from "./kept-seasons.server.ts";
import { eventDays, eventWords } from "./season-event.ts";
import { isIncubating } from "./season-life.ts";

const INCUBATION_WORDS = "孵卵中 孵化予定 孵化の予定 ハッチ予定 生まれる予定";

/** Finds seasons where every word is in the title or one event, and at least one is in the event. Latest first. */
export async function findSeasons(db: Db, q: string, now: Date) {
  const wanted = q.split(/\s+/).map(fold).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = (await keptSeasons(db, now)).flatMap(({ id, title, fields, events }) => {
    const lines = events.map((event) => {
      const note = `${eventDays(event)} ${eventWords(event)}`;
      return { note, words: note, day: event.until };
    });
    const { laid } = fields;
    if (laid && isIncubating(fields))
      lines.push({ note: `孵卵中（${formatDay(laid)}産卵）`, words: INCUBATION_WORDS, day: laid });
    const line = lines.findLast(({ words }) => {
      const [named, noted] = [fold(title), fold(words)];
      return wanted.some((word) => noted.includes(word)) && wanted.every((word) => `${named} ${noted}`.includes(word));
    });
    return line ? [{ id, title, note: line.note, day: line.day }] : [];
  });
  return found.sort((a, b) => b.day.localeCompare(a.day));
}
