import type { Head } from "#app/ui/shell/head.ts";
import type { MorphListData } from "./list.server.ts";
import type { MorphPageData } from "./page.server.ts";

export function morphListHead(list: MorphListData | undefined): Head {
  return {
    title: "モルフ図鑑",
    description:
      "ボールパイソンのモルフ図鑑です。遺伝様式、対立遺伝子、スーパー体、健康上の懸念を出典とともにまとめています。",
    path: "/morph",
    feed: "/feed/morph.xml",
    query: list && Object.entries(list.query),
    page: list?.page,
  };
}

export function morphHead(id: string, morph: MorphPageData | undefined): Head {
  const name = morph?.title === morph?.english ? morph?.title : `${morph?.title}（${morph?.english}）`;
  const facts = morph?.type === "combo" ? "レシピと" : "遺伝様式、対立遺伝子、";
  return {
    title: morph && name,
    description: morph?.summary,
    besides: [`${name}の${facts}健康上の懸念を出典とともにまとめています。`],
    path: `/morph/${id}`,
    type: "article",
  };
}
