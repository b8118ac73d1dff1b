// Public list page: items and filters for a URL.

import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { filtersOf, readListQuery } from "#app/cms/content/list-query.ts";
import { FOUND_MAX } from "#app/cms/content/public.server.ts";
import { countKeys } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { type ListQuery, listVisible } from "#app/cms/content/visible-list.server.ts";
import type { Cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { Choice } from "#app/ui/kit/ListLayout.tsx";
import type { PublicList } from "./public-list.ts";

interface Ways<Name extends KindName, Item> {
  cards(entries: readonly Visible<Name>[]): readonly Item[] | Promise<readonly Item[]>;
  /** Current values of filters without fixed options, by name. */
  options?: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  perPage?: number;
  /** Further filters, evaluated by the kind. */
  chosen?: Readonly<Record<string, string>>;
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
  { cards, options = {}, perPage, chosen = {}, first, remember }: Ways<Name, Item>,
): Promise<PublicList<Item>> {
  const { query, page, ignored } = readListQuery(kind, search, options);
  const whole = { ...query, ...chosen };
  const listed = async () => {
    const filters = filtersOf({ query });
    const wanted = { filters, q: query.q, sort: query.sort, first: first?.(filters), page, perPage };
    const { items, ...counts } = await listVisible(db, kind.name, wanted, now);
    return { ...counts, items: [...(await cards(items))] };
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
    query: whole,
    ignored,
    filters: await Promise.all(
      kind.filters.map(async ({ name, label, options: fixed }) => {
        const choice = { name, label, options: fixed ?? options[name] ?? [] };
        const counts = await countKeys(db, kind.name, name, now);
        return withCounts(choice, new Map(counts.map(({ text, count }) => [text, count])), whole);
      }),
    ),
    sorts: kind.sorts.map(({ value, label }) => ({ value, label })),
  };
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
