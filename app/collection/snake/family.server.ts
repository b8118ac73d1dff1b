// A snake's family for keepers, including unpublished ones: three generations of ancestors, and offspring.

import { type Entry, type Stage, stageOf } from "#app/cms/content/entry.ts";

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

export async function familyOf(db: Db, snake: Entry, now: Date): Promise<Pick<Relative, "sire" | "dam">> {
  const known = new Map<string, Entry>([[snake.id, snake]]);
  let generation = [snake];
  for (let depth = 0; depth < GENERATIONS; depth += 1) {
    const parents = generation.flatMap((entry) => Object.values(parentsOf(entry)));
    const wanted = [...new Set(parents.filter((id) => id !== null))].filter((id) => !known.has(id));
    generation = await snakesOf(db, wanted);
    for (const entry of generation) known.set(entry.id, entry);
  }
  const relative = (id: string | null, left: number): Relative | null => {
    if (id === null) return null;
    const entry = known.get(id);
    if (!entry) return { id, title: id, stage: null, sire: null, dam: null };
    const { sire, dam } = left > 1 ? parentsOf(entry) : { sire: null, dam: null };
    return { ...named(entry, now), sire: relative(sire, left - 1), dam: relative(dam, left - 1) };
  };
  const { sire, dam } = parentsOf(snake);
  return { sire: relative(sire, GENERATIONS), dam: relative(dam, GENERATIONS) };
}

function named(entry: Entry, now: Date) {
  return { id: entry.id, title: contentOf(entry).title || entry.id, stage: stageOf(entry, now) };
}

function parentsOf(entry: Entry): { sire: string | null; dam: string | null } {
  const { sire, dam } = contentOf(entry).fields;
  return { sire: typeof sire === "string" ? sire : null, dam: typeof dam === "string" ? dam : null };
}

async function snakesOf(db: Db, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("entries").selectAll().where("kind", "=", "ball").where("id", "in", ids).execute();
  return rows.map(entryOf);
}

const OFFSPRING_SHOWN = 100;

export async function offspringOf(
  db: Db,
  id: string,
  now: Date,
): Promise<{ id: string; title: string; stage: Stage }[]> {
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
