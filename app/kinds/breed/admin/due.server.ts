// The steps of breeding seasons that come in the next days, or should have come already.

import { keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { dueWithin, stepLabels } from "#app/collection/season/steps.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

/** As the dashboard's panel says. */
export const PANEL_DAYS = 14;

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

export type DueStep = Awaited<ReturnType<typeof dueSteps>>[number];
