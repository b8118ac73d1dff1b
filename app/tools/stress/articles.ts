// The care articles that results lead to.

import data from "./articles.json" with { type: "json" };

export const articles = data;

export type ArticleId = keyof typeof articles;

export function isArticleId(id: string): id is ArticleId {
  return Object.hasOwn(articles, id);
}
