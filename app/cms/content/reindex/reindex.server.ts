// Reindexes all entries after an update or a change of synonyms, in small transactions that let other writes through.

import { setImmediate as nextTurn } from "node:timers/promises";
import { loadSynonymsIn } from "#app/cms/content/search/synonyms.server.ts";
import { entryOf } from "#app/cms/content/stored.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { refoldImages } from "#app/platform/images/images.server.ts";
import { insertUses, pastPictureUses } from "./picture-uses.server.ts";
import { currentIndexVersion, updateIndexes } from "./search-keys.server.ts";

const AT_ONCE = 10;

/** No-op if the index version is current. An interrupted run restarts from the beginning. */
export async function reindexIfOutdated(db: Db): Promise<void> {
  await loadSynonymsIn(db);
  const wanted = currentIndexVersion();
  const stored = await db.selectFrom("counters").select("value").where("name", "=", "index").executeTakeFirst();
  if (stored?.value === wanted) return;
  let last: Named | undefined = { kind: "", id: "" };
  while (last) {
    const after: Named = last;
    last = await db.transaction().execute((trx) => reindexAfter(trx, after));
    await nextTurn();
  }
  // Synonyms saved meanwhile trigger another run.
  if (currentIndexVersion() !== wanted) return;
  await db.transaction().execute(async (trx) => {
    await refoldImages(trx);
    await trx
      .insertInto("counters")
      .values({ name: "index", value: wanted })
      .onConflict((known) => known.column("name").doUpdateSet({ value: wanted }))
      .execute();
    await raiseGeneration(trx);
  });
}

interface Named {
  kind: string;
  id: string;
}

async function reindexAfter(trx: Db, { kind, id }: Named): Promise<Named | undefined> {
  const rows = await trx
    .selectFrom("entries")
    .selectAll()
    .where(({ eb, refTuple, tuple }) => eb(refTuple("kind", "id"), ">", tuple(kind, id)))
    .orderBy("kind")
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  for (const row of rows) {
    const entry = entryOf(row);
    await updateIndexes(trx, entry);
    const revisions = await trx
      .selectFrom("revisions")
      .select("content")
      .where("kind", "=", entry.kind)
      .where("id", "=", entry.id)
      .execute();
    await insertUses(trx, pastPictureUses(entry.kind, entry.id, revisions));
  }
  return rows.at(-1);
}
