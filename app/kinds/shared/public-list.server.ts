// A kind's list as its page shows it: the cards a URL asks for, and what else it could ask for.

import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { filtersOf, readListQuery } from "#app/cms/content/list-query.ts";
import { FOUND_MAX } from "#app/cms/content/public.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import type { Cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { PublicList } from "./public-list.ts";

interface Ways<Name extends KindName, Item> {
  cards(entries: readonly Visible<Name>[]): readonly Item[] | Promise<readonly Item[]>;
  /** What filters without fixed options may be today, by name. */
  options?: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  perPage?: number;
  /** Keeps what was not typed: both themes and every client navigation ask for the same cards. */
  remember?: Cached;
}

export async function publicList<Name extends KindName, Item>(
  db: Db,
  kind: Pick<AnyKind, "filters" | "sorts"> & { name: Name },
  search: URLSearchParams,
  now: Date,
  { cards, options = {}, perPage, remember }: Ways<Name, Item>,
): Promise<PublicList<Item>> {
  const { query, page, ignored } = readListQuery(kind, search, options);
  const listed = async () => {
    const wanted = { filters: filtersOf({ query }), q: query.q, sort: query.sort, page, perPage };
    const { items, ...counts } = await listVisible(db, kind.name, wanted, now);
    return { ...counts, items: [...(await cards(items))] };
  };
  const isTyped = query.q !== undefined;
  const list = await (remember && !isTyped
    ? remember(`${kind.name} list ${JSON.stringify([query, page])}`, listed)
    : listed());
  if (isTyped && list.total >= FOUND_MAX) {
    ignored.push(
      `あてはまるものが多いため、${FOUND_MAX.toLocaleString("ja-JP")}件までを表示しています。言葉を足すと絞り込めます。`,
    );
  }
  return {
    ...list,
    query,
    ignored,
    filters: kind.filters.map(({ name, label, options: fixed }) => ({
      name,
      label,
      options: [...(fixed ?? options[name] ?? [])],
    })),
    sorts: kind.sorts.map(({ value, label }) => ({ value, label })),
  };
}
