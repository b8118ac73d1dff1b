// Data of the search page.

import { readFirst } from "#app/cms/content/list-query.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { typedQuery } from "#app/platform/search/fold.ts";

export async function searchPage(db: Db, search: URLSearchParams, now: Date) {
  const q = typedQuery(search);
  const ignored: string[] = [];
  readFirst(search, "q", "さがす言葉", ignored);
  const found = await find(db, q, now);
  return { q, ignored, ...found };
}

export type SearchPageData = Awaited<ReturnType<typeof searchPage>>;
