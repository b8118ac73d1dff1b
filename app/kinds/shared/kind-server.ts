// What a kind may say of itself to the server alone: `index.server.ts` of its folder, beside the plain data of `index.ts`.

import type { Check } from "#app/cms/admin/editing/checks/checks.server.ts";
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
  /** What tells each entry from others where one is chosen, besides its names: it is found by that, too. */
  details?(db: Db, contents: readonly Content[], now: Date): Promise<string[]>;
  /** What is worth a look before publishing, beside what its fields refuse. */
  checks?(db: Db, content: Content, now: Date): Promise<Check[]>;
  /** What is refused whichever form or file a write comes from. */
  writeRule?: WriteRule;
  /** The admin's own page about one entry: the server half of `OwnPage` in its `admin-screens.ts`. */
  ownPage?(): Promise<OwnAdminPage<{ title: string }, unknown>>;
  /** Its log beside the entries' content, as files know it. */
  log?: EntryLog<unknown>;
}
