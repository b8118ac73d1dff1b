// After an update that finds entries by something new, what was stored before is made findable the same way: some entries at a
// time, each time in a transaction of its own. Where a stop or a kill cuts in, the next start goes on from there.

import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { inParts } from "#app/cms/content/in-parts.ts";
import { loadSynonymsIn } from "#app/cms/content/search/synonyms.server.ts";
import { entryOf } from "#app/cms/content/stored.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { inOneProcess } from "#app/platform/database/dialect.server.ts";
import { refoldImages } from "#app/platform/images/images.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { insertUses, pictureUses } from "./picture-uses.server.ts";
import { prepareSome, writePrepared } from "./reindex-some.server.ts";
import { Reindexing } from "./reindexing.server.ts";

// Which entries use which pictures, for a site from before that was written down.
const AT_ONCE = 200;

/** Before the first visitor: until it is known, no picture is anybody's to see. All or nothing; at once where some are known. */
async function writeFirstUses(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom("image_uses").select("image").limit(1).executeTakeFirst()) return;
    let after = { kind: "", id: "" };
    for (;;) {
      const { kind, id } = after;
      const rows = await trx
        .selectFrom("entries")
        .selectAll()
        .where(({ eb, refTuple, tuple }) => eb(refTuple("kind", "id"), ">", tuple(kind, id)))
        .orderBy("kind")
        .orderBy("id")
        .limit(AT_ONCE)
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      await inParts(rows.map(entryOf).flatMap(pictureUses), (uses) => insertUses(trx, uses));
      after = last;
    }
  });
}

/** Others are let in for so long; and where some come, once more for as long as it has worked, but for what a slow disk took. */
const LET_IN_MS = 5;
const REST_MAX_MS = 100;
/** How much of the time that somebody else is at work is a sign of visitors. */
const OTHERS = 0.2;
/** A site of so few is done before it listens: in a second or two. */
const FEW = 500;
/** Until a process looks again whether the one that was at it has ended. */
const LOOK_MS = 10_000;
/** By which processes that share a PostgreSQL know that one of them is at it. The number is "bori". */
const AT_IT = 1651471977;

/** Does all there is to do, at once. */
export async function reindexIfOutdated(db: Db): Promise<void> {
  await loadSynonymsIn(db);
  const reindexing = new Reindexing(db);
  while (await someMore(db, reindexing));
}

/** Reindexes small databases, before the first request. */
export async function reindexFew(db: Db, few = FEW): Promise<void> {
  await loadSynonymsIn(db);
  const reindexing = new Reindexing(db);
  if (!(await reindexing.isOutdated())) return;
  if (!(await hasMany(db, few))) await reindexIfOutdated(db);
  else if (await reindexing.isFirst()) await writeFirstUses(db);
}

/**
 * Beside visitors, who are answered from what was written by the old rules until it is their turn: while there are any it works half of
 * the time at most, and gives up only when `over`.
 */
export async function reindexBeside(db: Db, over: AbortSignal): Promise<void> {
  stopping = over;
  while (!over.aborted) {
    try {
      await loadSynonymsIn(db);
      const reindexing = new Reindexing(db);
      if (!(await reindexing.isOutdated())) return;
      await inOneProcess(db, AT_IT, () => allAtEase(db, reindexing, over));
      if (!(await reindexing.isOutdated())) return log.info("every entry is found by the new rules");
    } catch (error) {
      if (!over.aborted) log.error({ err: error }, "entries could not be made findable by the new rules");
    }
    await wait(LOOK_MS, undefined, { signal: over }).catch(() => {});
  }
}

/** Aborted when the process stops: ends background work. */
let stopping = new AbortController().signal;

/** Reindexes after a change of search words: at once in small databases, else in the background. */
export async function reindexAgain(db: Db): Promise<void> {
  await reindexFew(db);
  void reindexBeside(db, stopping);
}

async function allAtEase(db: Db, reindexing: Reindexing, over: AbortSignal): Promise<void> {
  log.info("entries are made findable by new rules, beside the visitors");
  let began = performance.now();
  const rest = async () => {
    const worked = Math.min(performance.now() - began, REST_MAX_MS);
    const before = performance.eventLoopUtilization();
    await wait(LET_IN_MS);
    const { active } = performance.eventLoopUtilization(before);
    if (active > LET_IN_MS * OTHERS) await wait(worked);
    began = performance.now();
  };
  for (let isMore = true; isMore && !over.aborted; await rest()) isMore = await someMore(db, reindexing, rest);
}

/** Whether there is more. `rest`: taken between working out and writing. */
async function someMore(db: Db, reindexing: Reindexing, rest = async () => {}): Promise<boolean> {
  if (!(await reindexing.isUnderWay()) && !(await db.transaction().execute((trx) => reindexing.begin(trx))))
    return false;
  if (reindexing.isSuperseded) return false;
  const { done, prepared } = await prepareSome(db, await reindexing.next(db));
  const last = done.at(-1);
  await rest();
  return db.transaction().execute(async (trx) => {
    if (!(await reindexing.begin(trx))) return false;
    if (last) {
      await writePrepared(trx, prepared);
      await reindexing.moveTo(trx, last);
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
