// Public list page: items and filters for a URL.

import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { filtersOf, readListQuery } from "#app/cms/content/list-query.ts";
import { FOUND_MAX } from "#app/cms/content/public.server.ts";
import { countKeys } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { type ListQuery, listVisible, PER_PAGE } from "#app/cms/content/visible-list.server.ts";
import type { Cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { Choice } from "#app/ui/kit/ListLayout.tsx";
import type { PublicList } from "./public-list.ts";

/** Entries read for filters in memory. */
const ALL = 2000;

interface Ways<Name extends KindName, Item> {
  cards(entries: readonly Visible<Name>[]): readonly Item[] | Promise<readonly Item[]>;
  /** Current values of filters without fixed options, by name. */
  options?: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  perPage?: number;
  /** Filters that the kind evaluates: the counts of their options by filter, and whether an entry passes. */
  inMemory?: {
    counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
    has(entry: Visible<Name>, filter: string, value: string): boolean;
  };
  /** Entries to put first for these filters. */
  first?(filters: Readonly<Record<string, string>>): ListQuery["first"];
  /** Caches results without free text, as both themes and client navigations request the same cards. */
  remember?: Cached;
}

export async function publicList<Name extends KindName, Item>(
  db: Db,
  kind: Pick<AnyKind, "filters" | "sorts"> & { name: Name },
  search: URLSearchParams,
  now: Date,
  { cards, options = {}, perPage = PER_PAGE, inMemory, first, remember }: Ways<Name, Item>,
): Promise<PublicList<Item>> {
  const { query, page, ignored } = readListQuery(kind, search, options);
  const listed = async () => {
    const isOwn = ([name]: [string, string]) => inMemory?.counts.has(name) === true;
    const chosen = Object.entries(filtersOf({ query }));
    const own = chosen.filter(isOwn);
    const filters = Object.fromEntries(chosen.filter((filter) => !isOwn(filter)));
    const wanted = { filters, q: query.q, sort: query.sort, first: first?.(filters), page, perPage };
    if (own.length === 0) {
      const { items, ...counts } = await listVisible(db, kind.name, wanted, now);
      return { ...counts, items: [...(await cards(items))] };
    }
    const { items } = await listVisible(db, kind.name, { ...wanted, page: 1, perPage: ALL }, now);
    const found = items.filter((entry) => own.every(([name, value]) => inMemory?.has(entry, name, value)));
    return {
      items: [...(await cards(found.slice((page - 1) * perPage, page * perPage)))],
      total: found.length,
      page,
      pages: Math.max(1, Math.ceil(found.length / perPage)),
    };
  };
  const isTyped = query.q !== undefined;
  const list = await (remember && !isTyped
    ? remember(`${kind.name} list ${JSON.stringify([query, page])}`, listed)
    : listed());
  if (isTyped && list.total >= FOUND_MAX) {
    ignored.push(
      `当てはまるものが多いため、${withCommas(FOUND_MAX)}件までを表示しています。言葉を足すと絞り込めます。`,
    );
  }
  return {
    ...list,
    query,
    ignored,
    filters: await Promise.all(
      kind.filters.map(async ({ name, label, options: fixed }) => {
        const choice = { name, label, options: fixed ?? options[name] ?? [] };
        const counts = inMemory?.counts.get(name) ?? (await storedCounts(db, kind.name, name, now));
        return withCounts(choice, counts, query);
      }),
    ),
    sorts: kind.sorts.map(({ value, label }) => ({ value, label })),
  };
}

/** Returns the number of entries by value of a key. */
export async function storedCounts(
  db: Db,
  kind: KindName,
  key: string,
  now: Date,
  of?: { name: string; text: string },
) {
  const counts = await countKeys(db, kind, key, now, of);
  return new Map(counts.map(({ text, count }) => [text, count]));
}

/** Adds counts to a filter's options if no other filter is active; drops empty ones. */
export function withCounts(
  { name, label, options }: Choice,
  counts: ReadonlyMap<string, number>,
  query: Record<string, string>,
): Choice {
  const isAlone = Object.keys(query).every((one) => one === name || one === "sort");
  const some = options.filter(({ value }) => counts.has(value) || query[name] === value);
  const counted = some.map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
  return { name, label, options: isAlone ? counted : some };
}
