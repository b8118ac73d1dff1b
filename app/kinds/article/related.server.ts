// What else to read after an article: the articles nearest to it in subject, of the blog and the care articles alike.

import { allVisible, type Visible, visibleBodies } from "#app/content/public-queries.server.ts";
import { remembered } from "#app/platform/cache/remembered.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type ArticleCardData, blogCard, infoCard } from "./article-card.server.ts";
import { nearness } from "./nearest.ts";

const RELATED = 3;

/** `path`: the article's own. Notices of the site itself are offered beside notices only. */
export async function relatedArticles(db: Db, path: string, now: Date): Promise<ArticleCardData[]> {
  const { cards, nearest } = await library(db, now);
  const offered = cards.get(path)?.category === "notice" ? () => true : isNoNotice;
  return nearest(path)
    .flatMap((other) => cards.get(other) ?? [])
    .filter(offered)
    .slice(0, RELATED);
}

function isNoNotice({ category }: ArticleCardData): boolean {
  return category !== "notice";
}

function library(db: Db, now: Date) {
  return remembered(db, "related articles", now, async () => {
    const [infos, blogs, infoBodies, blogBodies] = await Promise.all([
      allVisible(db, "info", now),
      allVisible(db, "blog", now),
      visibleBodies(db, "info", now),
      visibleBodies(db, "blog", now),
    ]);
    const cards = [...infos.map(infoCard), ...blogs.map(blogCard)];
    const texts = [...textsOf(infos, "/info", infoBodies), ...textsOf(blogs, "/blog", blogBodies)];
    return { cards: new Map(cards.map((card) => [card.to, card])), nearest: nearness(texts) };
  });
}

function textsOf(entries: readonly Visible[], section: string, bodies: ReadonlyMap<string, string>) {
  return entries.map(({ id, content: { title, summary } }) => {
    return { path: `${section}/${id}`, title, summary, body: bodies.get(id) ?? "" };
  });
}
