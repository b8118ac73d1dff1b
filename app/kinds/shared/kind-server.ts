// What a kind says of itself to the server alone: `index.server.ts` of its folder, beside the plain data of `index.ts`.

import type { Check } from "#app/cms/admin/editing/checks/checks.server.ts";
import type { Content } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { RenderedArticle } from "#app/platform/richtext/rendered-article.ts";
import type { AdminRows } from "./admin-rows.ts";
import type { EntryLog } from "./entry-log.ts";
import type { OwnAdminPage } from "./own-admin-page.ts";

interface Page {
  of(db: Db, entry: Visible, now: Date): Promise<{ article: Pick<RenderedArticle, "html"> }>;
}

/** Every hook is called with entries of its own kind only. What pages alone need is loaded when they are: commands do without. */
export interface KindServer {
  /** What the public page shows of an entry at hand, published or not: a preview draws it with the kind's own `Page.tsx`. */
  page(): Promise<Page["of"]>;
  /** Its columns in the admin's lists; absent: the facts in one column. */
  rows?: AdminRows;
  /** What is worth a look before publishing, beside what its fields refuse. */
  checks?(db: Db, content: Content, now: Date): Promise<Check[]>;
  /** The admin's own page about one entry: the server half of `OwnPage` in its `admin-screens.ts`. */
  ownPage?(): Promise<OwnAdminPage<{ title: string }, unknown>>;
  /** Its log beside the entries' content, as files know it. */
  log?: EntryLog<unknown>;
}
