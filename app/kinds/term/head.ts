import type { Head } from "#app/ui/shell/head.ts";
import type { TermListData } from "./list.server.ts";
import type { TermPageData } from "./page.server.ts";

export function termListHead(list: TermListData | undefined): Head {
  return {
    title: "用語集",
    description: "ボールパイソンの遺伝・飼育・繁殖・病気のサイン・流通・法律の用語を、よみと英語付きで説明しています。",
    path: "/term",
    query: list && Object.entries(list.query),
    page: list?.page,
  };
}

export function termHead(id: string, term: TermPageData | undefined): Head {
  return {
    title: term && `${term.title}とは`,
    description: term?.summary,
    besides: [
      `よみは「${term?.reading}」${term?.english ? `、英語では ${term.english}` : ""}。`,
      `「${term?.title}」という言葉の、ボールパイソンの飼育と繁殖での意味を説明しています。`,
    ],
    path: `/term/${id}`,
    type: "article",
  };
}
