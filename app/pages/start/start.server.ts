import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import { readCosts } from "#app/kinds/info/costs/costs.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { startSteps } from "./steps.ts";

/** Returns undefined for an unknown page. */
export async function startStep(db: Db, id: string, now: Date) {
  const at = startSteps.findIndex((step) => step.id === id);
  const step = startSteps[at];
  if (!step) return undefined;
  const articles = await getVisibleMany(db, "info", step.articles, now);
  const costs = id === "costs" ? await readCosts(db, now) : null;
  return {
    step,
    place: at + 1,
    previous: startSteps[at - 1] ?? null,
    next: startSteps[at + 1] ?? null,
    costs,
    articles: articles.map(({ id, content: { title, summary } }) => ({ id, title, summary })),
  };
}

export type StartStepPage = NonNullable<Awaited<ReturnType<typeof startStep>>>;
