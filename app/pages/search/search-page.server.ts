import { readFirst } from "#app/cms/content/list-query.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { incubatingSeasons } from "#app/kinds/breed/season-lines.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { typedQuery } from "#app/platform/search/fold.ts";

export async function searchPage(db: Db, search: URLSearchParams, now: Date) {
  const q = typedQuery(search);
  const ignored: string[] = [];
  readFirst(search, "q", "探す言葉", ignored);
  const [found, seasons] = await Promise.all([find(db, q, now), incubatingSeasons(db, q, now)]);
  const incubating = seasons.map(({ id, title, state }) => ({
    ...{ label: "孵卵中", to: `/breed/${id}`, title: [title], snippet: [state] },
  }));
  return { q, ignored, ...found, total: found.total + incubating.length, best: [...incubating, ...found.best] };
}

export type SearchPageData = Awaited<ReturnType<typeof searchPage>>;
