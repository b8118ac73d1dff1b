// What to read next after an article: those on the same subject first, then the nearest in words, of every kind of article alike.

import { newestVisible, visibleBodies } from "#app/content/public-queries.server.ts";
import { allKinds, kindNamed } from "#app/content/registry.ts";
import type { Visible } from "#app/content/visible.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type ArticleCardData, articleCard } from "./card.server.ts";
import { nearness } from "./nearest.ts";

const RELATED = 3;
/** So many of them at least are filed under the same subject; the last may be near in words alone. */
const OF_ONE_SUBJECT = 2;
/** Of a kind with more articles than these, the newest are offered. */
const OFFERED = 300;

/** `path`: the article's own; `html`: its body. Notices of the site itself are offered beside notices only. */
export async function relatedArticles(
  db: Db,
  path: string,
  { kind, content }: Visible,
  html: string,
  now: Date,
): Promise<ArticleCardData[]> {
  const { articles, nearest, isWhole } = await library(db, now);
  // Not out yet: nothing is known to be near it.
  if (!articles.has(path) && isWhole) return [];
  const { isNotice = false, subject } = kindNamed(kind).article?.(content) ?? {};
  const { title, summary } = content;
  const others = nearest(path, { path, title, summary, body: html })
    .flatMap((other) => articles.get(other) ?? [])
    .filter((article) => isNotice || !article.isNotice);
  const onSubject = others.filter((other) => isSame(other.subject, subject)).slice(0, OF_ONE_SUBJECT);
  return [...new Set([...onSubject, ...others])].slice(0, RELATED).map(({ card }) => card);
}

function isSame(subject: string | undefined, own: string | undefined): boolean {
  return own !== undefined && subject === own;
}

function library(db: Db, now: Date) {
  return cached(db, "related articles", now, async () => {
    const kinds = allKinds().filter((kind) => kind.article);
    const shelves = await Promise.all(
      kinds.map(async (kind) => {
        const entries = await newestVisible(db, kind.name, OFFERED, now);
        const ids = entries.map(({ id }) => id);
        const bodies = await visibleBodies(db, kind.name, ids, now);
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
      isWhole: shelves.every((shelf) => shelf.length < OFFERED),
      articles: new Map(articles.map((article) => [article.card.to, article])),
      nearest: nearness(articles.map(({ card: { to, title, summary }, body }) => ({ path: to, title, summary, body }))),
    };
  });
}
