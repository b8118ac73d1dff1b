// What the page of one glossary entry shows.

import { getVisible, getVisibleMany } from "#app/content/public-queries.server.ts";
import { renderEntryBody } from "#app/kinds/article/entry-body.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Undefined where visitors may not see it. */
export async function termPage(db: Db, id: string, now: Date) {
  const entry = await getVisible(db, "term", id, now);
  if (!entry) return undefined;
  const { title, summary, fields } = entry.content;
  const [related, article] = await Promise.all([
    getVisibleMany(db, "term", fields.related, now),
    renderEntryBody(db, entry.content, { own: `/term/${id}`, now }),
  ]);
  const { reading, english, synonyms } = fields;
  return {
    title,
    summary,
    reading,
    english,
    synonyms,
    related: related.map((one) => ({ id: one.id, title: one.content.title })),
    article,
  };
}

export type TermPageData = NonNullable<Awaited<ReturnType<typeof termPage>>>;
