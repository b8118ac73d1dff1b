// The list of notices and articles on keeping.

import { type ArticleCardData, articleCard } from "#app/kinds/article/card.server.ts";
import { publicList } from "#app/kinds/public-list.server.ts";
import type { PublicList } from "#app/kinds/public-list.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { info } from "./kind.ts";

export type InfoListData = PublicList<ArticleCardData>;

/** The list a URL asks for. */
export function infoList(db: Db, search: URLSearchParams, now: Date): Promise<InfoListData> {
  return publicList(db, info, search, now, { card: articleCard });
}
