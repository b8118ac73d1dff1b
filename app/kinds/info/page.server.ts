// What the page of one notice or care article shows.

import type { FieldsOf } from "#app/content/kind.ts";
import type { Visible } from "#app/content/public-queries.server.ts";
import { articlePage, articlePageOf } from "#app/kinds/article/page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const own = ({ category }: FieldsOf<"info">) => ({ category });

/** Undefined where visitors may not see it. */
export function infoPage(db: Db, id: string, now: Date) {
  return articlePage(db, "info", id, now, own);
}

/** Also of one that is only being written. */
export function infoPageOf(db: Db, entry: Visible<"info">, now: Date) {
  return articlePageOf(db, entry, now, own);
}

export type InfoPageData = Awaited<ReturnType<typeof infoPageOf>>;
