// What the page of one blog article shows.

import { articlePage } from "#app/kinds/article/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Undefined where visitors may not see it. */
export function blogPage(db: Db, id: string, now: Date) {
  return articlePage(db, "blog", id, now, ({ tags }) => ({ tags }));
}

export type BlogPageData = NonNullable<Awaited<ReturnType<typeof blogPage>>>;
