import type { Visible } from "#app/cms/content/visible.server.ts";
import { articlePageOf } from "#app/kinds/shared/article/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Also used for previews. */
export async function blogPageOf(db: Db, entry: Visible<"blog">, now: Date) {
  return { ...(await articlePageOf(db, entry, now)), tags: entry.content.fields.tags };
}

export type BlogPageData = Awaited<ReturnType<typeof blogPageOf>>;
