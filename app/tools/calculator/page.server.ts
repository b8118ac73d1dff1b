// The calculator's page, answered from the site as it is.

import type { Db } from "#app/platform/database/connection.server.ts";
import { siteSource } from "./balls.server.ts";
import { answerFrom, type CalculatorPage } from "./page.ts";

export async function calculatorPage(db: Db, search: URLSearchParams, now: Date): Promise<CalculatorPage> {
  return answerFrom(await siteSource(db, now), search);
}
