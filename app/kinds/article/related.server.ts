// What else to read after an article: the articles nearest to it in subject, of every kind of article alike.

import { allVisible, visibleBodies } from "#app/content/public-queries.server.ts";
import { allKinds } from "#app/content/registry.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type ArticleCardData, articleCard } from "./card.server.ts";
import { nearness } from "./nearest.ts";

const RELATED = 3;

/** `path`: the article's own. Notices of the site itself are offered beside notices only. */
export async function relatedArticles(db: Db, path: string, now: Date): Promise<ArticleCardData[]> {
  const { articles, nearest } = await library(db, now);
  // Not out yet: nothing is known to be near it.
  if (!articles.has(path)) return [];
  const isNotice = articles.get(path)?.isNotice === true;
  return nearest(path)
    .flatMap((other) => articles.get(other) ?? [])
    .filter((article) => isNotice || !article.isNotice)
    .slice(0, RELATED)
    .map(({ card }) => card);
}

function library(db: Db, now: Date) {
  return cached(db, "related articles", now, async () => {
    const kinds = allKinds().filter((kind) => kind.article);
    const shelves = await Promise.all(
      kinds.map(async (kind) => {
        const [entries, bodies] = await Promise.all([
          allVisible(db, kind.name, now),
          visibleBodies(db, kind.name, now),
        ]);
        return entries.map((entry) => ({
          card: articleCard(entry),
          isNotice: kind.article?.(entry.content).isNotice === true,
          body: bodies.get(entry.id) ?? "",
        }));
      }),
    );
    const articles = shelves.flat();
    return {
      articles: new Map(articles.map((article) => [article.card.to, article])),
      nearest: nearness(articles.map(({ card: { to, title, summary }, body }) => ({ path: to, title, summary, body }))),
    };
  });
}
