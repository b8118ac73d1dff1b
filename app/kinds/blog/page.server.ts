import type { FieldsOf } from "#app/cms/content/kind.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { articlePageOf } from "#app/kinds/shared/article/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const own = ({ tags }: FieldsOf<"blog">) => ({ tags });

/** Also used for previews. */
export function blogPageOf(db: Db, entry: Visible<"blog">, now: Date) {
  return articlePageOf(db, entry, now, own);
}

export type BlogPageData = Awaited<ReturnType<typeof blogPageOf>>;
