// What the search's page shows.

import { readFirst } from "#app/content/list-query.ts";
import { find } from "#app/content/search/find.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { typedQuery } from "#app/platform/search/fold.ts";

export async function searchPage(db: Db, search: URLSearchParams, now: Date) {
  const q = typedQuery(search);
  const ignored: string[] = [];
  readFirst(search, "q", "さがす言葉", ignored);
  return { q, ignored, ...(await find(db, q, now)) };
}

export type SearchPageData = Awaited<ReturnType<typeof searchPage>>;
