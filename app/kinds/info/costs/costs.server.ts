// Amounts from the article on costs, for all pages that mention them.

import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Costs, costsOf } from "./costs.ts";

const ARTICLE = "costs";

/** Returns null if the article is not public or has no amounts. */
export async function readCosts(db: Db, now: Date): Promise<Costs | null> {
  const [article] = await getVisibleMany(db, "info", [ARTICLE], now);
  const { amounts = [], amountsOn = null } = article?.content.fields ?? {};
  return amounts.length > 0 ? costsOf(amounts, amountsOn) : null;
}
