// A snake's family for keepers, including unpublished ones: three generations of ancestors, and offspring.

import { type Entry, type Stage, stageOf } from "#app/cms/content/entry.ts";
import type { FieldsOf } from "#app/cms/content/kind.ts";
import { findEntries } from "#app/cms/content/lifecycle.server.ts";
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

const GENERATIONS = 3;

/** Reads each generation at once. */
export async function familyOf(db: Db, snake: Entry, now: Date): Promise<Pick<Relative, "sire" | "dam">> {
  const known = new Map<string, Entry>();
  let generation = [snake];
  for (let depth = 0; depth < GENERATIONS && generation.length > 0; depth += 1) {
    const parents = generation.map(parentsOf).flatMap(({ sire, dam }) => [sire, dam]);
    generation = await findEntries(
      db,
      "ball",
      parents.filter((id) => id !== null),
    );
    for (const entry of generation) known.set(entry.id, entry);
  }
  const family = (entry: Entry, left: number): Pick<Relative, "sire" | "dam"> => {
    const relative = (id: string | null): Relative | null => {
      if (id === null || left === 0) return null;
      const parent = known.get(id);
      if (parent) return { ...named(parent, now), ...family(parent, left - 1) };
      return { id, title: id, stage: null, sire: null, dam: null };
    };
    const { sire, dam } = parentsOf(entry);
    return { sire: relative(sire), dam: relative(dam) };
  };
  return family(snake, GENERATIONS);
}

const parentsOf = (snake: Entry) => contentOf(snake).fields as FieldsOf<"ball">; // called with snakes only

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
