// The admin's list of a kind, whole: what its address asks for, with the kind's own columns and filters. A kind without columns of its own shows its facts.

import { filterValues, type ListedEntry, listEntries } from "#app/admin/editing/list.server.ts";
import { type AdminListItem, type ListColumn, readAdminListQuery } from "#app/admin/editing/list.ts";
import type { AnyKind } from "#app/content/kind.ts";
import { kindNamed } from "#app/content/registry.ts";
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
      const values = await filterValues(db, kind.name, name);
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
