// The encyclopedia's list: by what is stored, and by what only the eye or the reading tells, which is looked for in memory.

import { readFirst } from "#app/cms/content/list-query.ts";
import { publicList } from "#app/kinds/shared/public-list.server.ts";
import type { PublicList } from "#app/kinds/shared/public-list.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { kanaRow, kanaRows } from "#app/platform/search/kana-row.ts";
import { type MorphCardData, morphCard } from "./card.server.ts";
import { morph } from "./index.ts";
import { allLooks, hasTrait, traitOptions } from "./looks.server.ts";

export type MorphListData = PublicList<MorphCardData>;

const PER_PAGE = 24;
const ALL = 2000;

/** What the list's address may ask besides what is stored. */
export const seenNames = ["look", "row"] as const;

const seen = [
  { name: "look", label: "見た目", options: traitOptions },
  { name: "row", label: "五十音", options: kanaRows.map((row) => ({ value: row, label: `${row}行` })) },
];
/** Stored of an entry are its own concerns; a combination has those of its genes as well. */
const inMemory = [...seen, ...morph.filters.filter(({ name }) => name === "health")];

/** The list a URL asks for. */
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
  const perPage = isSeen ? ALL : undefined;
  const stored = new URLSearchParams(search);
  if (isSeen) stored.delete("page");
  stored.delete("health");
  const indexes = await referenceIndexes(db, now);
  const list = await publicList(db, morph, stored, now, {
    cards: (entries) =>
      entries.map((entry) => ({ card: morphCard(indexes, entry), reading: entry.content.fields.reading })),
    perPage,
  });
  const all = { ...list, query: { ...list.query, ...chosen }, ignored: [...ignored, ...list.ignored] };
  const filters = [...list.filters.slice(0, 1), ...seen, ...list.filters.slice(1)];
  if (!isSeen) return { ...all, filters, items: list.items.map(({ card }) => card) };
  const looks = await allLooks(db, now);
  const found = list.items.filter(({ card: { id, hasConcern }, reading }) => {
    const known = looks.get(id);
    return (
      (!chosen.row || kanaRow(reading) === chosen.row) &&
      (!chosen.look || (known && hasTrait(known, chosen.look))) &&
      (!chosen.health || hasConcern === (chosen.health === "yes"))
    );
  });
  const wanted = Number(search.get("page") ?? "1");
  const page = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, 10_000) : 1;
  return {
    ...all,
    filters,
    items: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ card }) => card),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
  };
}
