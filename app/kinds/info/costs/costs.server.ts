// The amounts of the article on costs, for every page that names a price of keeping.

import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Costs, costsOf } from "./costs.ts";

/** The article that states the amounts. */
const ARTICLE = "costs";

/** Null where the article is not public or states none. */
export async function readCosts(db: Db, now: Date): Promise<Costs | null> {
  const [article] = await getVisibleMany(db, "info", [ARTICLE], now);
  const { amounts = [], amountsOn = null } = article?.content.fields ?? {};
  return amounts.length > 0 ? costsOf(amounts, amountsOn) : null;
}
