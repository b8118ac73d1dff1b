// What an article's page shows, of a blog article and a notice or care article alike.

import { getVisible, neighbours, type Visible } from "#app/content/public-queries.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { renderEntryBody } from "./entry-body.server.ts";
import { relatedArticles } from "./related.server.ts";

/** Null where visitors may not see it. */
export async function blogView(db: Db, id: string, now: Date) {
  const entry = await getVisible(db, "blog", id, now);
  if (!entry) return null;
  const { tags, author } = entry.content.fields;
  return { ...(await commonView(db, entry, "/blog", now)), author: author || null, tags };
}

export async function infoView(db: Db, id: string, now: Date) {
  const entry = await getVisible(db, "info", id, now);
  if (!entry) return null;
  const { category } = entry.content.fields;
  return { ...(await commonView(db, entry, "/info", now)), author: null, category };
}

async function commonView(db: Db, entry: Visible<"blog"> | Visible<"info">, path: string, now: Date) {
  const { title, summary, cover, body } = entry.content;
  const own = `${path}/${entry.id}`;
  const [article, around, related] = await Promise.all([
    renderEntryBody(db, body, { own, now }),
    neighbours(db, entry, now),
    relatedArticles(db, own, now),
  ]);
  const { id, publishedAt, updatedAt } = entry;
  return { id, title, summary, cover, publishedAt, updatedAt, article, around, related };
}
