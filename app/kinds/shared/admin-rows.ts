// A kind's own columns in the admin's lists, defined in its folder; registered in admin-list.server.ts.

import type { ListedEntry, OwnCondition } from "#app/cms/admin/editing/list/list.server.ts";
import type { ListCell, ListColumn, ListView } from "#app/cms/admin/editing/list/list.ts";
import type { NumberInQuery } from "#app/cms/content/number-in-query.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

interface AdminRow {
  /** Text under the title. */
  under: string;
  /** One for each column. */
  cells: readonly ListCell[];
  /** The thumbnail of an entry without a cover: a picture of the library, else the address of a drawing. */
  image?: string;
  drawing?: string | null;
  /** For what the kind adds to a row. */
  extra?: unknown;
}

export interface AdminRows {
  columns: readonly ListColumn[];
  /** A row for each entry, in their order; all of them of this kind. */
  rows(db: Db, entries: readonly ListedEntry[], now: Date): Promise<AdminRow[]>;
  /** Label for a value of one of its filters that has no fixed options. */
  filterLabel?(db: Db, now: Date): Promise<(filter: string, value: string) => string>;
  /** Conditions of the kind's `adminFilters`, of which these are requested. */
  conditions?(db: Db, filters: Readonly<Record<string, string>>, now: Date): Promise<OwnCondition>;
  /** Choices of those `adminFilters` that have none of their own, by name. */
  filterOptions?(db: Db, now: Date): Promise<Readonly<Record<string, readonly { value: string; label: string }[]>>>;
  /** Parts of the list that are one tap away, in rows. */
  views?(db: Db, now: Date): Promise<readonly (readonly ListView[])[]>;
  /** The number among the words of a search that means one of its keys. */
  numberInQuery?(query: string): NumberInQuery | null;
}
