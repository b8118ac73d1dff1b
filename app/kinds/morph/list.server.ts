// Morph list: filters on stored keys, and in-memory filters by look or reading.

import { concernsOfMorph } from "@borupa/genetics";
import { type Look, traits } from "@borupa/snake-drawing";
import { readFirst } from "#app/cms/content/list-query.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { publicList, withCounts } from "#app/kinds/shared/public-list.server.ts";
import type { PublicList } from "#app/kinds/shared/public-list.ts";
import { type ReferenceIndexes, referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { compareReadings, kanaRow, kanaRows } from "#app/platform/search/kana-row.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { type MorphCardData, morphCard } from "./card.server.ts";
import { lookOf } from "./compare.ts";
import { morph } from "./index.ts";

// Looks of all morphs as drawn, for filters by trait.

interface KnownLook {
  entry: Visible<"morph">;
  look: Look | null;
}

const looksOf = memoise(({ genes, morphs }: ReferenceIndexes): ReadonlyMap<string, KnownLook> => {
  return new Map(morphs.toSorted(inOrder).map((entry) => [entry.id, { entry, look: lookOf(genes, entry) }]));
});

/** Default order: featured first, then by reading. */
function inOrder({ content: { fields: one } }: Visible<"morph">, { content: { fields: other } }: Visible<"morph">) {
  return Number(other.featured) - Number(one.featured) || compareReadings(one.reading, other.reading);
}

/** Returns all visible morphs with their looks; the same map until a morph changes. */
export async function allLooks(db: Db, now: Date): Promise<ReadonlyMap<string, KnownLook>> {
  return looksOf(await referenceIndexes(db, now));
}

const traitOptions = traits.map(({ value, label }) => ({ value, label }));

function hasTrait({ look }: KnownLook, value: string): boolean {
  const trait = traits.find((one) => one.value === value);
  return look !== null && trait?.has(look) === true;
}

export type MorphListData = PublicList<MorphCardData>;

const PER_PAGE = 24;
const ALL = 2000;

/** Filters that are not stored keys. */
export const extraFilters = ["look", "row"] as const;

const seen = [
  { name: "look", label: "見た目", options: traitOptions },
  { name: "row", label: "五十音", options: kanaRows.map((row) => ({ value: row, label: `${row}行` })) },
];
/** Stored keys cover an entry's own concerns only; combos also inherit those of their genes. */
const isInMemory = ({ name }: { name: string }) => name === "health";
const inMemory = [...seen, ...morph.filters.filter(isInMemory)];
const stored = { ...morph, filters: morph.filters.filter((filter) => !isInMemory(filter)) };

const lookFilters: Record<string, (known: KnownLook, value: string, indexes: ReferenceIndexes) => boolean | undefined> =
  {
    look: hasTrait,
    row: ({ entry }, value) => kanaRow(entry.content.fields.reading) === value,
    health: ({ entry: { id, content } }, value, { genes }) =>
      concernsOfMorph(genes, id, content.fields).length > 0 === (value === "yes"),
  };

/** Returns the counts of in-memory filter options, by filter. */
function countsInMemory(db: Db, indexes: ReferenceIndexes, now: Date) {
  return cached(db, "morph choices", now, async () => {
    const looks = [...(await allLooks(db, now)).values()];
    const countsOf = ({ name, options = [] }: (typeof inMemory)[number]) =>
      options.flatMap(({ value }): [string, number][] => {
        const count = looks.filter((known) => lookFilters[name]?.(known, value, indexes)).length;
        return count > 0 ? [[value, count]] : [];
      });
    return new Map(inMemory.map((filter) => [filter.name, new Map(countsOf(filter))]));
  });
}

export async function morphList(db: Db, search: URLSearchParams, now: Date): Promise<MorphListData> {
  const ignored: string[] = [];
  const chosen: Record<string, string> = {};
  for (const { name, label, options = [] } of inMemory) {
    const value = readFirst(search, name, label, ignored);
    if (options.some((option) => option.value === value)) chosen[name] = value;
    else if (value)
      ignored.push(`「${label}」の指定「${value.slice(0, 40)}」は見つからないため、外して表示しています。`);
  }
  const isSeen = Object.keys(chosen).length > 0;
  const first = new URLSearchParams(search);
  if (isSeen) first.delete("page");
  const indexes = await referenceIndexes(db, now);
  const list = await publicList(db, stored, first, now, {
    cards: (entries) => entries.map((entry) => morphCard(indexes, entry)),
    perPage: isSeen ? ALL : undefined,
    chosen,
  });
  const counts = await countsInMemory(db, indexes, now);
  const [look, row, health] = inMemory.map(({ name, label, options = [] }) =>
    withCounts({ name, label, options }, counts.get(name) ?? new Map(), list.query),
  );
  const [type, ...others] = list.filters;
  const filters = [type, look, row, ...others, health].filter((one) => one !== undefined);
  const all = { ...list, ignored: [...ignored, ...list.ignored], filters };
  if (!isSeen) return all;
  const looks = await allLooks(db, now);
  const found = list.items.filter(({ id }) => {
    const known = looks.get(id);
    return known && Object.entries(chosen).every(([name, value]) => lookFilters[name]?.(known, value, indexes));
  });
  const wanted = Number(search.get("page") ?? "1");
  const page = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, 10_000) : 1;
  return {
    ...all,
    items: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
  };
}
