// The part of a kind that only the server needs; its plain data is in `index.ts` of its folder.

import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import type { Content } from "#app/cms/content/kind.ts";
import type { WriteRule } from "#app/cms/content/write-rules.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { AdminRows } from "./admin-rows.ts";
import type { EntryLog } from "./entry-log.ts";
import type { OwnAdminPage } from "./own-admin-page.ts";

/** Every hook is called with entries of its own kind only. What pages alone need is loaded when they are: commands do without. */
export interface KindServer {
  /** Its columns in the admin's lists; without them articles show what they are filed under, others their facts. */
  rows?: AdminRows;
  /** Distinguishing detail of each entry where one is chosen, besides its names: it is searched, too. */
  details?(db: Db, contents: readonly Content[], now: Date): Promise<string[]>;
  /** Remarks before publishing, besides errors of its fields. */
  checks?(db: Db, content: Content, now: Date): Promise<Check[]>;
  /** Rules against a write, from any form or file. */
  writeRule?: WriteRule;
  /** The admin's own page about one entry: the server half of its `OwnPage` component. */
  ownPage?(): Promise<OwnAdminPage<{ title: string }, unknown>>;
  /** Whether an entry has records that would go with it. */
  hasRecords?(trx: Db, id: string): Promise<boolean>;
  /** Its log of the entries, in files. */
  log?: EntryLog<unknown>;
}
