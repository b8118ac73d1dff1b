// Generates any number of numbered copies of the starter content, to test the site at scale. Deterministic, in one transaction.

import { isPerson, STARTER_ACTOR } from "#app/cms/content/actors.ts";
import type { Content, KindName } from "#app/cms/content/kind.ts";
import { nothingScheduled, placeEntry } from "#app/cms/content/place.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { kindServer } from "#app/collection/registry/kinds.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { demoBalls, demoBreeds } from "./demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "./encyclopedia.server.ts";

const originals = {
  term: starterTerms,
  ball: demoBalls,
  info: starterInfos,
  blog: starterBlogs,
  breed: demoBreeds,
  morph: starterMorphs.filter(({ fields }) => fields.type === "combo"),
};

export type GeneratedKind = keyof typeof originals;
export const generatedKinds = Object.keys(originals) as readonly GeneratedKind[]; // keys of the table above

const perHundred: Readonly<Record<GeneratedKind, number>> = {
  term: 40,
  ball: 25,
  info: 15,
  blog: 14,
  breed: 4,
  morph: 2,
};

/** Mixed so that a smaller set is a prefix of a larger one: 37 and 100 are coprime, so each place is visited once. */
const hundred = generatedKinds
  .flatMap((kind) => Array.from({ length: perHundred[kind] }, () => kind))
  .map((kind, index) => ({ kind, place: (index * 37) % 100 }))
  .toSorted((a, b) => a.place - b.place)
  .map(({ kind }) => kind);

function countBefore(place: number, kind: GeneratedKind): number {
  return (
    Math.floor(place / 100) * perHundred[kind] + hundred.slice(0, place % 100).filter((one) => one === kind).length
  );
}

const idOf = (kind: KindName, number: number) => `sample-${kind}-${number + 1}`;

const FIRST_DAY = Date.UTC(2021, 0, 4);
const HOURS = 5 * 365 * 24;

function generatedEntry(place: number, only: GeneratedKind | undefined, pictures: readonly Picture[]) {
  const kind = only ?? hundred[place % 100] ?? "term";
  const number = only ? place : countBefore(place, kind);
  const original = originals[kind][number % originals[kind].length];
  if (!original) throw new Error(`There is no ${kind} to begin with`);
  const { title, summary, body, log } = original;
  const content: Content = {
    ...emptyContent(kindNamed(kind)),
    title: `${title} ${number + 1}`,
    summary,
    body: `${body}\n<p>見本の${number + 1}番です。</p>`,
    cover: kind === "term" ? null : (pictures[number % pictures.length] ?? null),
    fields: { ...emptyContent(kindNamed(kind)).fields, ...original.fields, ...ownFields(kind, number) },
  };
  const publishedAt = new Date(FIRST_DAY + ((place * 7919) % HOURS) * 3_600_000).toISOString();
  return { kind, id: idOf(kind, number), content, publishedAt, log };
}

/** Returns the unique fields of the n-th entry. Snakes come in pairs; later ones are offspring of earlier ones. */
function ownFields(kind: GeneratedKind, number: number): Content["fields"] {
  const pair = Math.floor(number / 8) * 2;
  const parents = number < 2 ? {} : { sire: idOf("ball", pair), dam: idOf("ball", pair + 1) };
  if (kind === "ball") return { number: `S-${number + 1}`, sex: number % 2 === 0 ? "male" : "female", ...parents };
  if (kind === "breed") return { ...parents, offspring: [] };
  return kind === "morph" ? { english: `Sample Combo ${number + 1}`, aliases: [] } : {};
}

const AT_ONCE = 1000;
const PICTURES = 200;

/** Adds the missing ones of the first `count` and returns their number. */
export async function generate(
  db: Db,
  { count, only }: { count: number; only?: GeneratedKind | undefined },
  now: Date,
  report: (done: number) => void = () => {},
): Promise<number> {
  await reindexIfOutdated(db);
  const images = await db.selectFrom("images").select(["id", "alt"]).orderBy("id").limit(PICTURES).execute();
  const pictures = images.map(({ id, alt }) => ({ image: id, alt }));
  const actor = { by: STARTER_ACTOR, now };
  return db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom("entries").select("id").where("id", "like", "sample-%").execute();
    const known = new Set(rows.map(({ id }) => id));
    let added = 0;
    for (let from = 0; from < count; from += AT_ONCE) {
      const size = Math.min(AT_ONCE, count - from);
      const entries = Array.from({ length: size }, (_, index) => generatedEntry(from + index, only, pictures));
      const missing = entries.filter(({ id }) => !known.has(id));
      for (const { kind, id, content, publishedAt, log } of missing) {
        const times = { publishAt: publishedAt, liveAt: publishedAt };
        await placeEntry(
          trx,
          kind,
          id,
          { ...nothingScheduled, ...times, status: "published", live: content, draft: null },
          actor,
        );
        const plan = await kindServer(kind).log?.plan(trx, id, log, { replace: false, isPerson });
        await plan?.apply(trx, actor);
      }
      added += missing.length;
      report(from + size);
    }
    return added;
  });
}
