// A snake's family for keepers, including unpublished ones: three generations of ancestors, and offspring.

import { type Entry, type Stage, stageOf } from "#app/cms/content/entry.ts";
import type { FieldsOf } from "#app/cms/content/kind.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export interface Relative {
  id: string;
  title: string;
  /** Null if the entry no longer exists. */
  stage: Stage | null;
  sire: Relative | null;
  dam: Relative | null;
}

export async function familyOf(
  db: Db,
  snake: Entry,
  now: Date,
  generations = 3,
): Promise<Pick<Relative, "sire" | "dam">> {
  if (generations === 0) return { sire: null, dam: null };
  const relative = async (id: string | null): Promise<Relative | null> => {
    const entry = id === null ? undefined : await findEntry(db, "ball", id);
    if (entry) return { ...named(entry, now), ...(await familyOf(db, entry, now, generations - 1)) };
    return id === null ? null : { id, title: id, stage: null, sire: null, dam: null };
  };
  const fields = contentOf(snake).fields as FieldsOf<"ball">; // called with snakes only
  const [sire, dam] = await Promise.all([relative(fields.sire), relative(fields.dam)]);
  return { sire, dam };
}

function named(entry: Entry, now: Date) {
  return { id: entry.id, title: contentOf(entry).title || entry.id, stage: stageOf(entry, now) };
}

const OFFSPRING_SHOWN = 100;

export async function offspringOf(db: Db, id: string, now: Date) {
  const rows = await db
    .selectFrom("entries")
    .selectAll()
    .where("kind", "=", "ball")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("entry_keys as k")
        .select("k.id")
        .where("k.kind", "=", "ball")
        .where("k.name", "in", ["sire", "dam"])
        .where("k.text", "=", id),
    )
    .orderBy("title")
    .limit(OFFSPRING_SHOWN)
    .execute();
  return rows.map((row) => named(entryOf(row), now));
}
