import type { Head } from "#app/ui/shell/head.ts";
import type { ArticlePageData } from "./page.server.ts";

export function articleHead(path: string, article: ArticlePageData | undefined): Head {
  return {
    title: article?.title,
    description: article?.summary,
    besides: [`「${article?.title}」について、ボールパイソンを飼う人のためにまとめた読みものです。`],
    path,
    type: "article",
  };
}
