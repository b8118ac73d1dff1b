import { articleHead } from "#app/kinds/shared/article/head.ts";
import type { Head } from "#app/ui/shell/head.ts";
import type { InfoListData } from "./list.server.ts";
import type { InfoPageData } from "./page.server.ts";

export function infoListHead(list: InfoListData | undefined): Head {
  return {
    title: "お知らせ・飼育情報",
    description:
      "ボールパイソンの飼い方を、温度・湿度・給餌・脱皮・病気のサインまで1つずつまとめた飼育情報と、サイトのお知らせです。",
    path: "/info",
    feed: "/feed/info.xml",
    query: list && Object.entries(list.query),
    page: list?.page,
  };
}

export function infoHead(id: string, article: InfoPageData | undefined): Head {
  return articleHead(`/info/${id}`, article);
}
