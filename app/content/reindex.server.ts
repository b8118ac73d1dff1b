// After an update that finds entries by something new, what was stored before is made findable the same way: some entries at a
// time, each time in a transaction of its own. Where a stop or a kill cuts in, the next start goes on from there.

import { setTimeout as wait } from "node:timers/promises";
import { raiseGeneration } from "#app/platform/cache/generation.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { inOneProcess } from "#app/platform/database/dialect.server.ts";
import { refoldImages } from "#app/platform/images/images.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { writeFirstUses } from "./first-uses.server.ts";
import { findEntry } from "./lifecycle.server.ts";
import { writePastPictureUses } from "./picture-uses.server.ts";
import { Reindexing } from "./reindexing.server.ts";
import { updateIndexes } from "./search-keys.server.ts";

/** How much work of this thread a transaction of it holds, and others may have to wait for: each ends with a write to the disk. */
const AT_ONCE_MS = 40;
/** Beside visitors it rests as long as it has worked, but for what a slow disk took. */
const REST_MAX_MS = 100;
/** A site of so few is done before it listens: in a second or two. */
const FEW = 500;
/** Until a process looks again whether the one that was at it has ended. */
const LOOK_MS = 10_000;
/** By which processes that share a PostgreSQL know that one of them is at it. The number is "bori". */
const AT_IT = 1651471977;

/** Does all there is to do, at once. */
export async function reindexIfOutdated(db: Db): Promise<void> {
  const reindexing = new Reindexing(db);
  while (await someMore(db, reindexing));
}

/** What is quickly done, before anybody comes. */
export async function reindexFew(db: Db, few = FEW): Promise<void> {
  const reindexing = new Reindexing(db);
  if (!(await reindexing.isOutdated())) return;
  if (!(await hasMany(db, few))) await reindexIfOutdated(db);
  else if (await reindexing.isFirst()) await writeFirstUses(db);
}

/**
 * Beside visitors, who are answered from what was written by the old rules until it is their turn: it works half of the time at
 * most, and gives up only when `over`.
 */
export async function reindexBeside(db: Db, over: AbortSignal): Promise<void> {
  const reindexing = new Reindexing(db);
  while (!over.aborted) {
    try {
      if (!(await reindexing.isOutdated())) return;
      await inOneProcess(db, AT_IT, () => allAtEase(db, reindexing, over));
      if (!(await reindexing.isOutdated())) return log.info("every entry is found by the new rules");
    } catch (error) {
      if (!over.aborted) log.error({ err: error }, "entries could not be made findable by the new rules");
    }
    await wait(LOOK_MS, undefined, { signal: over }).catch(() => {});
  }
}

async function allAtEase(db: Db, reindexing: Reindexing, over: AbortSignal): Promise<void> {
  log.info("entries are made findable by new rules, beside the visitors");
  for (let isMore = true; isMore && !over.aborted; ) {
    const began = performance.now();
    isMore = await someMore(db, reindexing);
    await wait(Math.min(performance.now() - began, REST_MAX_MS));
  }
}

/** Whether there is more. */
function someMore(db: Db, reindexing: Reindexing): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const began = worked();
    if (!(await reindexing.begin(trx))) return false;
    const some = await reindexing.next(trx);
    for (const [index, one] of some.entries()) {
      const entry = await findEntry(trx, one.kind, one.id);
      if (entry) {
        await updateIndexes(trx, entry, false);
        await writePastPictureUses(trx, one.kind, one.id);
      }
      const isLast = index === some.length - 1;
      if (!isLast && worked() - began < AT_ONCE_MS) continue;
      await reindexing.moveTo(trx, one);
      return true;
    }
    await refoldImages(trx);
    await reindexing.end(trx);
    await raiseGeneration(trx);
    return false;
  });
}

async function hasMany(db: Db, few: number): Promise<boolean> {
  const entries = await db.selectFrom("entries").select("id").limit(few).execute();
  return entries.length === few;
}

/** Milliseconds: what other processes do meanwhile is no reason to do less. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
