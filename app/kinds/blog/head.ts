import { articleHead } from "#app/kinds/shared/article/head.ts";
import type { Head } from "#app/ui/shell/head.ts";
import type { BlogListData } from "./list.server.ts";
import type { BlogPageData } from "./page.server.ts";

export function blogListHead(list: BlogListData | undefined): Head {
  return {
    title: "ブログ",
    description: "ボールパイソンとの暮らし、遺伝の話、飼育の工夫についての読みものです。",
    path: "/blog",
    feed: "/feed/blog.xml",
    query: list && Object.entries(list.query),
    page: list?.page,
  };
}

export function blogHead(id: string, article: BlogPageData | undefined): Head {
  return articleHead(`/blog/${id}`, article);
}
