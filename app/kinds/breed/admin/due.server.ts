// The steps of breeding seasons that come in the next two weeks, or should have come already.

import { dueWithin, stepLabels } from "#app/kinds/breed/season.ts";
import { recentSeasons } from "#app/kinds/breed/season-lines.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

/** As the panel's title says. */
const DAYS = 14;
/** A season is over within two years: it is one of the last written down. */
const SEASONS = 1000;

export async function dueSteps(db: Db, now: Date) {
  const breeds = await recentSeasons(db, now, SEASONS);
  const seasons = breeds.map(({ id, content }) => ({ ...content.fields, id, title: content.title }));
  return dueWithin(seasons, dayInJapan(now), DAYS).map(({ season, step }) => ({
    id: season.id,
    title: season.title,
    step: stepLabels[step.name],
    ...step.window,
    isOverdue: step.overdue,
  }));
}

export type DueStep = Awaited<ReturnType<typeof dueSteps>>[number];
