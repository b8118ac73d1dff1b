import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { newestNotice, topicTiles } from "#app/kinds/info/topics.server.ts";
import { articleCards } from "#app/kinds/shared/article/card.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export async function reading(db: Db, now: Date) {
  const [tiles, notice, blogs, terms] = await Promise.all([
    topicTiles(db, now),
    newestNotice(db, now),
    listVisible(db, "blog", { perPage: 3 }, now),
    listVisible(db, "term", { perPage: 1 }, now),
  ]);
  return { tiles, notice, blogs: await articleCards(db, blogs.items, now), terms: terms.total };
}

export type ReadingData = Awaited<ReturnType<typeof reading>>;
