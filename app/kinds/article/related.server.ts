// What to read next after an article: those on the same subject first, then the nearest in words, of every kind of article alike.

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
  const { isNotice = false, subject } = articles.get(path) ?? {};
  return nearest(path)
    .flatMap((other) => articles.get(other) ?? [])
    .filter((article) => isNotice || !article.isNotice)
    .toSorted((a, b) => Number(isSame(b.subject, subject)) - Number(isSame(a.subject, subject)))
    .slice(0, RELATED)
    .map(({ card }) => card);
}

function isSame(subject: string | undefined, own: string | undefined): boolean {
  return own !== undefined && subject === own;
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
          subject: kind.article?.(entry.content).subject,
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
