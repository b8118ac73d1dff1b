// An article for where no script may run: readers of feeds, previews in the admin. A post stays the quotation it is.

import type { RenderedArticle } from "./rendered-article.ts";

/** Cleaned HTML without the social networks' scripts. */
export function withoutScripts(cleanHtml: string): string {
  return cleanHtml.replaceAll(/<script\b[^>]*><\/script>/g, "");
}

export function stillArticle<Article extends Pick<RenderedArticle, "html" | "socialScripts">>(
  article: Article,
): Article {
  return { ...article, html: withoutScripts(article.html), socialScripts: [] };
}
