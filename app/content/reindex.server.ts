// After an update that finds entries by something new, what was stored before is made findable the same way.

import { raiseGeneration } from "#app/platform/cache/generation.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { refoldImages } from "#app/platform/images/images.server.ts";
import { writePastPictureUses } from "./picture-uses.server.ts";
import { currentIndexVersion, updateIndexes } from "./search-keys.server.ts";
import { entryOf } from "./stored.server.ts";

/** Before the server listens; at once where nothing has changed. One transaction: a stop in between leaves it for the next start. */
export async function reindexIfOutdated(db: Db): Promise<void> {
  if ((await indexVersion(db)) === currentIndexVersion()) return;
  await db.transaction().execute(async (trx) => {
    // Another process may have done it while this one waited for the lock.
    if ((await indexVersion(trx)) === currentIndexVersion()) return;
    const ids = await trx.selectFrom("entries").select(["kind", "id"]).execute();
    for (const { kind, id } of ids) {
      const row = await trx
        .selectFrom("entries")
        .selectAll()
        .where("kind", "=", kind)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const entry = entryOf(row);
      await updateIndexes(trx, entry);
      await writePastPictureUses(trx, entry.kind, entry.id);
    }
    await refoldImages(trx);
    await trx.updateTable("counters").set({ value: currentIndexVersion() }).where("name", "=", "index").execute();
    await raiseGeneration(trx);
  });
}

async function indexVersion(db: Db): Promise<number> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", "index").executeTakeFirstOrThrow();
  return row.value;
}
