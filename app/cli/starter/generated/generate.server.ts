// Fills a database with as many entries as one likes, to see how the site is with them. One transaction: all or none.

import { STARTER_ACTOR } from "#app/cms/content/actors.ts";
import { replacePlaces } from "#app/cms/content/list-order.server.ts";
import { placeMany } from "#app/cms/content/place.server.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Around, type Generated, generatedEntry } from "./entries.server.ts";
import { type GeneratedKind, generatedKinds } from "./order.ts";
import { randomOf } from "./random.ts";

const AT_ONCE = 1000;
const PICTURES = 200;

/** Adds those of the first `count` that are not there yet, and says how many. */
export async function generate(
  db: Db,
  { count, only }: { count: number; only?: GeneratedKind },
  now: Date,
  report: (done: number) => void = () => {},
): Promise<number> {
  await reindexIfOutdated(db);
  const around = await siteAround(db);
  return db.transaction().execute(async (trx) => {
    let added = 0;
    for (let from = 0; from < count; from += AT_ONCE) {
      const size = Math.min(AT_ONCE, count - from);
      const entries = Array.from({ length: size }, (_, index) => generatedEntry(from + index, only, around));
      const missing = await withoutKnown(trx, entries);
      await placeMany(trx, missing, { by: STARTER_ACTOR, now });
      await weigh(
        trx,
        missing.filter(({ kind }) => kind === "ball"),
        now,
      );
      added += missing.length;
      report(from + size);
    }
    return added;
  });
}

/** Genes and pictures that are there already: what is made up stays with what pages can show. */
async function siteAround(db: Db): Promise<Around> {
  const genes = await db
    .selectFrom("entries")
    .innerJoin("entry_keys as k", (join) => join.onRef("k.kind", "=", "entries.kind").onRef("k.id", "=", "entries.id"))
    .where("entries.kind", "=", "morph")
    .where("entries.status", "=", "published")
    .where("k.name", "=", "type")
    .where("k.text", "=", "gene")
    .select(["entries.id", "entries.title"])
    .orderBy("entries.id")
    .execute();
  const pictures = await db.selectFrom("images").select(["id", "alt"]).orderBy("id").limit(PICTURES).execute();
  return { genes, pictures: pictures.map(({ id, alt }) => ({ image: id, alt })) };
}

async function withoutKnown(trx: Db, entries: readonly Generated[]): Promise<Generated[]> {
  const ids = entries.map(({ id }) => id);
  const rows = await trx
    .selectFrom("entries")
    .select("id")
    .where("kind", "in", generatedKinds)
    .where("id", "in", ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return entries.filter(({ id }) => !known.has(id));
}

/** Each snake's weight over its first months, of which lists show the last. */
async function weigh(trx: Db, balls: readonly Generated[], now: Date): Promise<void> {
  if (balls.length === 0) return;
  const at = now.toISOString();
  const by = STARTER_ACTOR;
  const weighings = balls.flatMap(({ id, publishedAt }, index) =>
    [0, 60, 120].map((days) => ({
      ...{ kind: "ball", entry: id, type: "weight" as const, is_public: 1 },
      date: new Date(Date.parse(publishedAt) + days * 86_400_000).toISOString().slice(0, 10),
      grams: 60 + days * 3 + randomOf(index + days).below(200),
      ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
    })),
  );
  await trx.insertInto("care_records").values(weighings).execute();
  const last = weighings.filter((_, index) => index % 3 === 2);
  await trx
    .insertInto("entry_keys")
    .values(last.map(({ entry, grams }) => ({ kind: "ball", id: entry, name: "weight", text: "", number: grams })))
    .execute();
  for (const { id } of balls) await replacePlaces(trx, "ball", id);
}
