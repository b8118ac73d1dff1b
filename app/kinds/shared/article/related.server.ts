// What to read next after an article: those on the same subject first, then the nearest in words, of every kind of article alike.

import { kindNamed } from "#app/cms/content/registry.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { ArticleCardData } from "./card.server.ts";
import { articleLibrary } from "./library.server.ts";
import { wordsOf } from "./words.ts";

const RELATED = 3;
/** So many of them at least are filed under the same subject; the last may be near in words alone. */
const OF_ONE_SUBJECT = 2;

/** `path`: the article's own; `html`: its body. Notices of the site itself are offered beside notices only. */
export async function relatedArticles(
  db: Db,
  path: string,
  { kind, content }: Visible,
  html: string,
  now: Date,
): Promise<ArticleCardData[]> {
  const { articles, nearest, isWhole } = await articleLibrary(db, now);
  const known = articles.find(({ card }) => card.to === path);
  // Not out yet: nothing is known to be near it.
  if (!known && isWhole) return [];
  const { isNotice = false, subject } = kindNamed(kind).article?.(content) ?? {};
  const { title, summary } = content;
  const others = nearest(known?.words ?? wordsOf({ path, title, summary, body: html }))
    .flatMap((place) => articles[place] ?? [])
    .filter((article) => isNotice || !article.isNotice);
  const onSubject = others.filter((other) => isSame(other.subject, subject)).slice(0, OF_ONE_SUBJECT);
  return [...new Set([...onSubject, ...others])].slice(0, RELATED).map(({ card }) => card);
}

function isSame(subject: string | undefined, own: string | undefined): boolean {
  return own !== undefined && subject === own;
}
