import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { KindName } from "./kind.ts";
import { replaceDocuments } from "./search/index.server.ts";

export const TRASH_DAYS = 30;

type BeforePurge = (trx: Db, kind: KindName, ids: readonly string[], now: Date) => Promise<void>;

let beforePurge: BeforePurge = async () => {};

/** Registers a hook that deletes the data kinds keep about purged entries, in the same transaction. */
export function registerBeforePurge(hook: BeforePurge): void {
  beforePurge = hook;
}

type HasRecords = (trx: Db, id: string) => Promise<boolean>;

let recordsOf: (kind: KindName) => HasRecords | undefined = () => undefined;

/** Registers the check, by kind, whether an entry has records that would be deleted with it. */
export function registerRecords(records: typeof recordsOf): void {
  recordsOf = records;
}

export async function hasRecords(trx: Db, kind: KindName, id: string): Promise<boolean> {
  return (await recordsOf(kind)?.(trx, id)) ?? false;
}

/** Deletes one trashed entry, or all trashed up to a time. Returns the number deleted. */
export async function purge(db: Db, which: { kind: KindName; id: string } | { trashedUpTo: string }): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let doomed = trx.selectFrom("entries").select(["kind", "id"]).where("trashed_at", "is not", null);
    doomed =
      "id" in which
        ? doomed.where("kind", "=", which.kind).where("id", "=", which.id)
        : doomed.where("trashed_at", "<=", which.trashedUpTo);
    const rows = await doomed.execute();
    for (const kind of new Set(rows.map((row) => row.kind as KindName))) {
      const ids = rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
      await beforePurge(trx, kind, ids, currentTime());
    }
    await removeEntries(trx, rows);
    return rows.length;
  });
}

/** Deletes entries and everything that belongs to them, in the caller's transaction. */
export async function removeEntries(trx: Db, entries: readonly { kind: string; id: string }[]): Promise<void> {
  for (const { kind, id } of entries) {
    await replaceDocuments(trx, { kind: kind as KindName, id }, []);
    await trx.deleteFrom("entries").where("kind", "=", kind).where("id", "=", id).execute();
  }
  if (entries.length > 0) await raiseGeneration(trx);
}
