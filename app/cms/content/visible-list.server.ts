import { type RawBuilder, type SqlBool, sql } from "kysely";
import { wordingOf } from "#app/cms/content/search/read-query.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { hasKey, hasNumber } from "./key-counts.server.ts";
import type { KindName } from "./kind.ts";
import { ID_IN_ORDER, idsInOrder } from "./list-order.server.ts";
import { isFoundBy, isPublic } from "./public.server.ts";
import { getVisibleMany } from "./public-queries.server.ts";
import { kindNamed } from "./registry.ts";
import { type Visible, visible } from "./visible.server.ts";

export interface ListQuery {
  filters?: Readonly<Record<string, string>>;
  /** Inclusive bounds by key name. */
  ranges?: Readonly<Record<string, { min: number | null; max: number | null }>>;
  q?: string;
  sort?: string;
  first?: { key: string; text: string };
  page?: number;
  perPage?: number;
}

export const PER_PAGE = 24;

/** Returns one page without bodies, and the total. Empty past the last page. */
export async function listVisible<Name extends KindName>(
  db: Db,
  kind: Name,
  query: ListQuery = {},
  now = currentTime(),
): Promise<{ items: Visible<Name>[]; total: number; page: number; pages: number }> {
  const { perPage = PER_PAGE, filters = {}, ranges = {} } = query;
  const page = Math.max(1, query.page ?? 1);
  const q = query.q?.trim() ?? "";
  const conditionsOn = async (id: string) => [
    ...Object.entries(filters).map(([name, text]) => hasKey(kind, name, text, id)),
    ...Object.entries(ranges).map(([name, { min, max }]) => hasNumber(kind, name, [min ?? -1e15, max ?? 1e15], id)),
    ...(q === "" ? [] : [await searchCondition(db, kind, q, now, id)]),
  ];
  const total = await cached(db, `total ${JSON.stringify([kind, filters, ranges, q])}`, now, async () => {
    const conditions = await conditionsOn("entries.id");
    const matching = conditions.reduce((some, condition) => some.where(condition), visible(db, kind, now));
    return countOf(matching);
  });
  const { sorts } = kindNamed(kind);
  const sort = sorts.find(({ value }) => value === query.sort) ?? sorts[0];
  const ids = await idsInOrder(db, {
    kind,
    sort: sort.value,
    first: query.first,
    conditions: [...(await conditionsOn(ID_IN_ORDER)), isPublic(now)],
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { items: await getVisibleMany(db, kind, ids, now), total, page, pages };
}

async function searchCondition(db: Db, kind: KindName, q: string, now: Date, id: string): Promise<RawBuilder<SqlBool>> {
  const wording = wordingOf(q);
  return wording === null ? sql<SqlBool>`false` : isFoundBy(db, { kind, scope: "live", wording }, now, id);
}
