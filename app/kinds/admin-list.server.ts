// The admin's list of a kind, whole: what its address asks for, with the kind's own columns and filters. A kind without columns of its own shows its facts.

import { filterValues, type ListedEntry, listEntries, listedEntries } from "#app/admin/editing/list.server.ts";
import { type AdminListItem, type ListColumn, readAdminListQuery } from "#app/admin/editing/list.ts";
import type { AnyKind, KindName } from "#app/content/kind.ts";
import { kindNamed } from "#app/content/registry.ts";
import { findWork } from "#app/content/search/find-work.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { AdminRows } from "./admin-rows.ts";
import { articleRows } from "./article/rows.server.ts";
import { ballRows } from "./ball/admin/rows.server.ts";
import { breedRows } from "./breed/admin/rows.server.ts";

const facts: AdminRows = {
  columns: [{ label: "内容", width: "wide" }],
  async rows(_db, entries) {
    return entries.map(({ kind, id, content }) => ({ under: id, cells: [{ text: kindNamed(kind).facts(content) }] }));
  },
};

const byKind = new Map<string, AdminRows>(Object.entries({ ball: ballRows, breed: breedRows }));

function rowsOf(kind: AnyKind): AdminRows {
  return byKind.get(kind.name) ?? (kind.article ? articleRows : facts);
}

/** Entries of one kind as its list draws them. */
async function adminRows(db: Db, kind: AnyKind, entries: readonly ListedEntry[], now: Date): Promise<AdminListItem[]> {
  const rows = await rowsOf(kind).rows(db, entries, now);
  return entries.map(({ content: _, kind: __, ...entry }, at) => ({
    ...entry,
    ...(rows[at] ?? { under: entry.id, cells: [] }),
  }));
}

export interface AdminFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

async function filtersOf(db: Db, kind: AnyKind, now: Date): Promise<AdminFilter[]> {
  const labelOf = await rowsOf(kind).filterLabel?.(db, now);
  return Promise.all(
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
}

/** The list an address asks for. */
export async function adminList(db: Db, kind: AnyKind, search: URLSearchParams, now: Date) {
  const query = readAdminListQuery(search, kind);
  const { items, total, page, pages } = await listEntries(db, kind, query, now);
  const columns: readonly ListColumn[] = rowsOf(kind).columns;
  return {
    query: { ...query, page },
    columns,
    filters: await filtersOf(db, kind, now),
    items: await adminRows(db, kind, items, now),
    total,
    pages,
  };
}

/** Found entries of any kind, each as its own kind's list draws it. */
export interface FoundEntry extends AdminListItem {
  kind: KindName;
}

const FOUND_MAX = 50;

/** What the admins' search shows: the nearest first, of every kind and state. */
export async function adminSearch(db: Db, query: string, now: Date) {
  const { found, isLoose } = await findWork(db, query, FOUND_MAX + 1);
  const entries = await listedEntries(db, found.slice(0, FOUND_MAX), now);
  const drawn = new Map<string, FoundEntry>();
  for (const name of new Set(entries.map(({ kind }) => kind))) {
    const ofKind = entries.filter(({ kind }) => kind === name);
    const rows = await adminRows(db, kindNamed(name), ofKind, now);
    for (const row of rows) drawn.set(`${name}/${row.id}`, { ...row, kind: name });
  }
  const items = entries.flatMap(({ kind, id }) => drawn.get(`${kind}/${id}`) ?? []);
  return { items, isLoose, hasMore: found.length > FOUND_MAX };
}
