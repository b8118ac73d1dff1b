// What the page of one notice or care article shows.

import { articlePage } from "#app/kinds/article/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Undefined where visitors may not see it. */
export function infoPage(db: Db, id: string, now: Date) {
  return articlePage(db, "info", id, now, ({ category }) => ({ category }));
}

export type InfoPageData = NonNullable<Awaited<ReturnType<typeof infoPage>>>;
