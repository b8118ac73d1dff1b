// Admin list columns of a kind, registered in admin-list.server.ts.

import type { ListedEntry, OwnCondition } from "#app/cms/admin/editing/list/list.server.ts";
import type { ListCell, ListColumn, ListView } from "#app/cms/admin/editing/list/list.ts";
import type { NumberInQuery } from "#app/cms/content/number-in-query.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

interface AdminRow {
  under: string;
  cells: readonly ListCell[];
  /** Thumbnail of an entry without a cover: a library picture, else the URL of a drawing. */
  image?: string;
  drawing?: string | null;
  extra?: unknown;
}

export interface AdminRows {
  columns: readonly ListColumn[];
  /** Returns one row per entry, in order. */
  rows(db: Db, entries: readonly ListedEntry[], now: Date): Promise<AdminRow[]>;
  /** Returns labels for values of filters without fixed options. */
  filterLabel?(db: Db, now: Date): Promise<(filter: string, value: string) => string>;
  /** Returns the conditions of the requested `adminFilters`. */
  conditions?(db: Db, filters: Readonly<Record<string, string>>, now: Date): Promise<OwnCondition>;
  /** Returns the options of `adminFilters` without fixed ones, by name. */
  filterOptions?(db: Db, now: Date): Promise<Readonly<Record<string, readonly { value: string; label: string }[]>>>;
  /** Returns preset filters, in rows. */
  views?(db: Db, now: Date): Promise<readonly (readonly ListView[])[]>;
  /** Extracts a number filter on one of the kind's keys from a search query. */
  numberInQuery?(query: string): NumberInQuery | null;
}
