// The admin's list of a kind, with its own columns and filters. By default articles share columns, and other kinds show their facts.

import { filterValues, type ListedEntry, listEntries, listedEntries } from "#app/cms/admin/editing/list/list.server.ts";
import { type AdminListItem, type ListColumn, readAdminListQuery } from "#app/cms/admin/editing/list/list.ts";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { findWork } from "#app/cms/content/search/find-work.server.ts";
import type { AdminRows } from "#app/kinds/shared/admin-rows.ts";
import { articleRows } from "#app/kinds/shared/article/rows.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { kindServer } from "./kinds.server.ts";

const facts: AdminRows = {
  columns: [{ label: "内容", width: "wide" }],
  async rows(_db, entries) {
    return entries.map(({ kind, id, content }) => ({ under: id, cells: [{ text: kindNamed(kind).facts(content) }] }));
  },
};

function rowsOf(kind: KindName): AdminRows {
  return kindServer(kind).rows ?? (kindNamed(kind).article ? articleRows : facts);
}

async function adminRows(db: Db, kind: AnyKind, entries: readonly ListedEntry[], now: Date): Promise<AdminListItem[]> {
  const rows = await rowsOf(kind.name).rows(db, entries, now);
  return entries.map(({ content: _, kind: __, ...entry }, index) => ({
    ...entry,
    ...(rows[index] ?? { under: entry.id, cells: [] }),
  }));
}

async function filtersOf(db: Db, kind: AnyKind, now: Date) {
  const labelOf = await rowsOf(kind.name).filterLabel?.(db, now);
  const optionsOf = await rowsOf(kind.name).filterOptions?.(db, now);
  const ofKeys = await Promise.all(
    kind.filters.map(async ({ name, label, options }) => {
      if (options) return { name, label, options };
      const values = await filterValues(db, kind.name, name, now);
      const found = values.map(({ text, count }) => ({
        value: text,
        label: `${labelOf?.(name, text) ?? text}（${count}）`,
      }));
      return { name, label, options: found };
    }),
  );
  const own = (kind.adminFilters ?? []).map((filter) => ({
    ...filter,
    options: optionsOf?.[filter.name] ?? filter.options,
  }));
  return [...own, ...ofKeys];
}

export async function adminList(db: Db, kind: AnyKind, search: URLSearchParams, now: Date) {
  const query = readAdminListQuery(search, kind);
  const { items, total, page, pages } = await listEntries(
    db,
    kind,
    query,
    now,
    rowsOf(kind.name).numberInQuery?.(query.q),
    await rowsOf(kind.name).conditions?.(db, query.filters, now),
  );
  const columns: readonly ListColumn[] = rowsOf(kind.name).columns;
  return {
    query: { ...query, page },
    columns,
    filters: await filtersOf(db, kind, now),
    views: (await rowsOf(kind.name).views?.(db, now)) ?? [],
    items: await adminRows(db, kind, items, now),
    total,
    pages,
  };
}

/** A search result of any kind, rendered like in its own list. */
export interface FoundEntry extends AdminListItem {
  kind: KindName;
}

const FOUND_MAX = 50;

/** Searches entries of all kinds and states, best match first. */
export async function adminSearch(db: Db, query: string, now: Date) {
  const valued = await findByNumber(db, query);
  const { found, isLoose } = valued?.isSure ? valued : await findWork(db, query, FOUND_MAX + 1);
  const unique = new Map([...(valued?.found ?? []), ...found].map((one) => [`${one.kind}/${one.id}`, one]));
  const all = [...unique.values()];
  const entries = await listedEntries(db, all.slice(0, FOUND_MAX), now);
  const drawn = new Map<string, FoundEntry>();
  for (const name of new Set(entries.map(({ kind }) => kind))) {
    const ofKind = entries.filter(({ kind }) => kind === name);
    const rows = await adminRows(db, kindNamed(name), ofKind, now);
    // Row forms, which show buyers, are only in the list.
    for (const { extra: _, ...row } of rows) drawn.set(`${name}/${row.id}`, { ...row, kind: name });
  }
  const items = entries.flatMap(({ kind, id }) => drawn.get(`${kind}/${id}`) ?? []);
  return { items, isLoose, hasMore: all.length > FOUND_MAX };
}

const WITH_WORDS_MAX = 1000;

/** Finds entries by a number such as a price in the query, lowest first; null if the query has none. */
async function findByNumber(db: Db, query: string) {
  for (const kind of kindNames()) {
    const number = rowsOf(kind).numberInQuery?.(query);
    if (!number) continue;
    const { rest, isSure } = number;
    const having = await db
      .selectFrom("entry_keys")
      .select(["kind", "id"])
      .where("kind", "=", kind)
      .where("name", "=", number.key)
      .where("number", ">=", number.from)
      .where("number", "<=", number.to)
      .orderBy("number")
      .orderBy("id")
      .limit(rest && isSure ? WITH_WORDS_MAX : FOUND_MAX + 1)
      .execute();
    if (!isSure || (having.length > 0 && !rest)) return { found: having, isLoose: false, isSure };
    const said = await findWork(db, rest, WITH_WORDS_MAX);
    const ids = new Set(said.found.filter((one) => one.kind === kind).map(({ id }) => id));
    const found = having.filter(({ id }) => ids.has(id));
    if (found.length > 0) return { found, isLoose: said.isLoose, isSure };
    // Articles may mention it as well.
    const work = await findWork(db, query, FOUND_MAX + 1);
    return { found: work.found.filter((one) => one.kind !== kind), isLoose: work.isLoose, isSure };
  }
  return null;
}
