// Upcoming and overdue steps of breeding seasons.

import { entriesOf } from "#app/cms/content/public.server.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import { type KeptSeason, keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { eventsOf } from "#app/collection/season/season-log.server.ts";
import { questionsOf } from "#app/collection/season/season-questions.ts";
import { dueWithin, stepLabels } from "#app/collection/season/steps.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

/** As stated in the dashboard's panel. */
const PANEL_DAYS = 14;

export async function dueSteps(db: Db, now: Date, days: number) {
  const seasons = (await keptSeasons(db, now)).map(({ id, title, fields }) => ({ ...fields, id, title }));
  return dueWithin(seasons, dayInJapan(now), days).map(({ season, step }) => ({
    id: season.id,
    title: season.title,
    step: stepLabels[step.name],
    ...step.window,
    isOverdue: step.overdue,
  }));
}

/** Returns the seasons with contradictory records and their open questions. */
export async function doubtfulSeasons(db: Db, now: Date): Promise<Doubt[]> {
  return (await keptSeasons(db, now)).flatMap((season) => doubtOf(season, false));
}

/** Returns the same for seasons in the trash. */
export async function doubtfulInTrash(db: Db): Promise<Doubt[]> {
  const rows = await entriesOf(db, "breed").where("trashed_at", "is not", null).execute();
  const seasons = rows.map((row) => ({ id: row.id, title: contentOf(entryOf(row)).title || row.id }));
  const events = await eventsOf(
    db,
    seasons.map(({ id }) => id),
  );
  return seasons.flatMap((season) => doubtOf({ ...season, events: events.get(season.id) ?? [], young: [] }, true));
}

function doubtOf(season: Pick<KeptSeason, "id" | "title" | "events" | "young">, isTrashed: boolean) {
  const { id, title, events, young } = season;
  const questions = questionsOf(events, young).map(({ words }) => words);
  return questions.length > 0 ? [{ id, title, questions, isTrashed }] : [];
}

export type Doubt = ReturnType<typeof doubtOf>[number];

/** Returns the dashboard's next steps and contradictory seasons. */
export async function seasonsDue(db: Db, now: Date) {
  const [steps, doubts] = await Promise.all([dueSteps(db, now, PANEL_DAYS), doubtfulSeasons(db, now)]);
  return { steps, doubts };
}

export type SeasonsDue = Awaited<ReturnType<typeof seasonsDue>>;
