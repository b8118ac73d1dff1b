// The synonyms that admins have changed, read from the database before a search or an index needs them.

import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { NO_CHANGES, type SynonymChanges } from "./synonyms.ts";
import { changeSynonyms } from "./words.ts";

export const SYNONYMS = "synonyms";

export function readSynonymChanges(db: Db): Promise<{ version: number; value: SynonymChanges }> {
  return readSetting(db, SYNONYMS, NO_CHANGES);
}

/** Before words are looked up outside a transaction: whatever process saved them, this one uses the newest. */
export async function loadSynonyms(db: Db, now: Date): Promise<void> {
  changeSynonyms(await cached(db, SYNONYMS, now, async () => (await readSynonymChanges(db)).value));
}

/** The same in a transaction, which sees what it has written itself. */
export async function loadSynonymsIn(trx: Db): Promise<void> {
  changeSynonyms((await readSynonymChanges(trx)).value);
}
