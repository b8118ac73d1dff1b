// Server-only part of a kind; plain data is in its `index.ts`.

import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import type { Content } from "#app/cms/content/kind.ts";
import type { WriteRule } from "#app/cms/content/write-rules.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { AdminRows } from "./admin-rows.ts";
import type { EntryLog } from "./entry-log.ts";
import type { OwnAdminPage } from "./own-admin-page.ts";

/** Hooks receive entries of their own kind only. Page-only code is loaded lazily, as commands do not need it. */
export interface KindServer {
  /** Admin list columns; defaults to the classification of articles, else the facts. */
  rows?: AdminRows;
  /** Returns the detail that distinguishes each entry in reference fields; also searched. */
  details?(db: Db, contents: readonly Content[], now: Date): Promise<string[]>;
  /** Warnings before publishing, besides field errors. */
  checks?(db: Db, content: Content, now: Date): Promise<Check[]>;
  writeRule?: WriteRule;
  /** Loads the server half of the kind's `OwnPage` component. */
  ownPage?(): Promise<OwnAdminPage<{ title: string }, unknown>>;
  /** Returns whether an entry has records that would be deleted with it. */
  hasRecords?(trx: Db, id: string): Promise<boolean>;
  log?: EntryLog<unknown>;
}
