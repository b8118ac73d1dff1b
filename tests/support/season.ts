// Writes a season's events from the fields that entries had formerly.

import { replaceEvents } from "#app/collection/season/season-log.server.ts";
import { seasonFile } from "#app/kinds/breed/season-file.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface SeasonFacts {
  pairings?: readonly string[];
  ovulated?: string;
  preLayShed?: string;
  laid?: string;
  hatched?: string;
  eggs?: number;
  slugs?: number;
  hatchlings?: number;
}

export async function noteSeason(db: Db, breed: string, facts: SeasonFacts): Promise<void> {
  const { lines, problems } = seasonFile.read({ ...facts }, {});
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const actor = { by: "hana@example.jp", now: new Date("2026-11-20T00:00:00Z") };
  await db.transaction().execute((trx) => replaceEvents(trx, breed, { remove: [], add: lines }, actor));
}
