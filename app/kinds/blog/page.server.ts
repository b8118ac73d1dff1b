// Data of the page of one blog article.

import type { FieldsOf } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { articlePage, articlePageOf } from "#app/kinds/shared/article/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const own = ({ tags }: FieldsOf<"blog">) => ({ tags });

/** Undefined where visitors may not see it. */
export function blogPage(db: Db, id: string, now: Date) {
  return articlePage(db, "blog", id, now, own);
}

/** Also of one that is only being written. */
export function blogPageOf(db: Db, entry: Visible<"blog">, now: Date) {
  return articlePageOf(db, entry, now, own);
}

export type BlogPageData = Awaited<ReturnType<typeof blogPageOf>>;
