// What an article's page shows, of a blog article and a notice or care article alike.

import { getVisible, listVisible, neighbours, type Visible } from "#app/content/visible.server.ts";
import type { Db } from "#app/database/connection.server.ts";
import { blogCard, infoCard } from "./article-card.server.ts";
import { renderEntryBody } from "./entry-body.server.ts";

const RELATED = 3;

/** Null where visitors may not see it. Related: others of the same category, or with the same first tag. */
export async function blogView(db: Db, id: string, now: Date) {
  const entry = await getVisible(db, "blog", id, now);
  if (!entry) return null;
  const { tags, author } = entry.content.fields;
  const [tag] = tags;
  const [common, related] = await Promise.all([
    commonView(db, entry, "/blog", now),
    listVisible(db, "blog", { filters: tag ? { tag } : {}, perPage: RELATED + 1 }, now),
  ]);
  return { ...common, author: author || null, tags, related: others(entry, related.items).map(blogCard) };
}

export async function infoView(db: Db, id: string, now: Date) {
  const entry = await getVisible(db, "info", id, now);
  if (!entry) return null;
  const { category } = entry.content.fields;
  const [common, related] = await Promise.all([
    commonView(db, entry, "/info", now),
    listVisible(db, "info", { filters: { category }, perPage: RELATED + 1 }, now),
  ]);
  return { ...common, author: null, category, related: others(entry, related.items).map(infoCard) };
}

async function commonView(db: Db, entry: Visible<"blog"> | Visible<"info">, path: string, now: Date) {
  const { title, summary, cover, body } = entry.content;
  const [article, around] = await Promise.all([
    renderEntryBody(db, body, { own: `${path}/${entry.id}`, now }),
    neighbours(db, entry, now),
  ]);
  const { id, publishedAt, updatedAt } = entry;
  return { id, title, summary, cover, publishedAt, updatedAt, article, around };
}

function others<Item extends { id: string }>(entry: { id: string }, items: readonly Item[]): Item[] {
  return items.filter((one) => one.id !== entry.id).slice(0, RELATED);
}
