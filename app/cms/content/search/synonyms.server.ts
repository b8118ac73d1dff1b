import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { NO_CHANGES, type SynonymChanges } from "./synonyms.ts";
import { changeSynonyms } from "./words.ts";

export const SYNONYMS = "synonyms";

export function readSynonymChanges(db: Db): Promise<{ version: number; value: SynonymChanges }> {
  return readSetting(db, SYNONYMS, NO_CHANGES);
}

/** Loads the latest synonyms, also if another process saved them. */
export async function loadSynonyms(db: Db, now: Date): Promise<void> {
  changeSynonyms(await cached(db, SYNONYMS, now, async () => (await readSynonymChanges(db)).value));
}

/** Loads the synonyms within a transaction, including its own writes. */
export async function loadSynonymsIn(trx: Db): Promise<void> {
  changeSynonyms((await readSynonymChanges(trx)).value);
}
