// A page of the path, with the articles it leads to that are out.

import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type StartStep, startSteps } from "./steps.ts";

export interface StartStepPage {
  step: StartStep;
  /** From 1. */
  place: number;
  previous: StartStep | null;
  next: StartStep | null;
  articles: { id: string; title: string; summary: string }[];
}

/** Undefined where there is no such page. */
export async function startStep(db: Db, id: string, now: Date): Promise<StartStepPage | undefined> {
  const at = startSteps.findIndex((step) => step.id === id);
  const step = startSteps[at];
  if (!step) return undefined;
  const articles = await getVisibleMany(db, "info", step.articles, now);
  return {
    step,
    place: at + 1,
    previous: startSteps[at - 1] ?? null,
    next: startSteps[at + 1] ?? null,
    articles: articles.map(({ id, content: { title, summary } }) => ({ id, title, summary })),
  };
}
