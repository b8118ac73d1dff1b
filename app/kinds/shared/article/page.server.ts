// What an article's page shows, of whatever kind of article it is.

import { bodyHtml } from "#app/cms/content/body.server.ts";
import type { Content, FieldsOf, KindName } from "#app/cms/content/kind.ts";
import { getVisible, neighbours } from "#app/cms/content/public-queries.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { minutesToRead } from "#app/platform/richtext/reading-time.ts";
import { renderEntryBody } from "./entry-body.server.ts";
import { questionsOf } from "./questions.server.ts";
import { relatedArticles } from "./related.server.ts";

/** `own`: what the page shows of its kind's own fields. Undefined where visitors may not see it. */
export async function articlePage<Name extends KindName, Own>(
  db: Db,
  kind: Name,
  id: string,
  now: Date,
  own: (fields: FieldsOf<Name>) => Own,
) {
  const entry = await getVisible(db, kind, id, now);
  return entry && articlePageOf(db, entry, now, own);
}

/** The same of an article at hand: also of one that is only being written. */
export async function articlePageOf<Name extends KindName, Own>(
  db: Db,
  entry: Visible<Name>,
  now: Date,
  own: (fields: FieldsOf<Name>) => Own,
) {
  return { ...(await shownOf(db, entry, now)), ...own(entry.content.fields) };
}

async function shownOf(db: Db, entry: Visible, now: Date) {
  const { id, publishedAt, updatedAt } = entry;
  const { title, summary, cover }: Content<unknown> = entry.content;
  const { path, article: factsOf } = kindNamed(entry.kind);
  const own = `${path}/${id}`;
  const [article, around, related] = await Promise.all([
    renderEntryBody(db, entry.content, { own, now }),
    neighbours(db, entry, now),
    relatedArticles(db, own, entry, bodyHtml(entry.content), now),
  ]);
  const { author = null } = factsOf?.(entry.content) ?? {};
  const minutes = minutesToRead(article.html);
  const questions = questionsOf(article.html);
  const shown = { id, title, summary, cover, publishedAt, updatedAt, author, minutes };
  return { ...shown, article, questions, around, related };
}

export type ArticlePageData = Awaited<ReturnType<typeof shownOf>>;
