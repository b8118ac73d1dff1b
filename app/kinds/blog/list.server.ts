import { countKeys } from "#app/cms/content/public-queries.server.ts";
import { type ArticleCardData, articleCards } from "#app/kinds/shared/article/card.server.ts";
import { publicList } from "#app/kinds/shared/public-list.server.ts";
import type { PublicList } from "#app/kinds/shared/public-list.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { blog } from "./index.ts";

export type BlogListData = PublicList<ArticleCardData>;

export async function blogList(db: Db, search: URLSearchParams, now: Date): Promise<BlogListData> {
  const tags = await countKeys(db, "blog", "tag", now);
  const options = { tag: tags.map(({ text }) => ({ value: text, label: text })) };
  return publicList(db, blog, search, now, { cards: (entries) => articleCards(db, entries, now), options });
}
