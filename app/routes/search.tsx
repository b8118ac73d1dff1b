import { SearchPage } from "#app/pages/search/SearchPage.tsx";
import { searchPage } from "#app/pages/search/search-page.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/search";

export const loader = cacheableList(["q"], ({ db, now }, { url }: Route.LoaderArgs) =>
  searchPage(db, url.searchParams, now),
);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData?.q ? `「${loaderData.q}」の検索結果` : "サイト内検索",
    description:
      "ボールパイソンの個体・モルフ図鑑・用語・飼育情報・ブログを、名前・よみ・英語・症状の言葉からまとめて探せます。",
    path: addressOf("/search", [["q", loaderData?.q ?? ""]]),
    share: "/search",
    noindex: true,
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
