// Notices and articles on keeping.

import { filtersOf, listQueryNames, readListQuery } from "#app/content/list-query.ts";
import { listVisible } from "#app/content/public-queries.server.ts";
import { ArticleRow } from "#app/kinds/article/ArticleRow.tsx";
import { infoCard } from "#app/kinds/article/article-card.server.ts";
import { info } from "#app/kinds/info/kind.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { pageHead } from "#app/shell/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { ListLayout } from "#app/ui/ListLayout.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/info._index";

export const loader = cacheable(listQueryNames(info), async ({ url }: Route.LoaderArgs) => {
  const state = readListQuery(info, url.searchParams);
  const list = await listVisible(database(), "info", { ...state, filters: filtersOf(state), q: state.query.q });
  return {
    ...list,
    items: list.items.map(infoCard),
    query: state.query,
    ignored: state.ignored,
    filters: info.filters.map(({ name, label, options = [] }) => ({ name, label, options: [...options] })),
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches, {
    title: "お知らせ・飼育情報",
    description:
      "ボールパイソンの飼い方を、温度・湿度・給餌・脱皮・病気のサインまで一つずつまとめた飼育情報と、サイトのお知らせです。",
    path: "/info",
    page: loaderData?.page,
  });

export default function InfoList({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ label: "お知らせ・飼育情報" }]} />
      <PageHead
        title="お知らせ・飼育情報"
        lead="迎える前の準備から毎日の世話、いつもと違うときの見方まで。根拠のある数字でまとめています。"
      />
      <ListLayout
        {...loaderData}
        path="/info"
        sorts={[]}
        searchLabel="記事をさがす"
        unit="件"
        empty={
          <>
            <p>条件に合う記事が見つかりませんでした。言葉を変えるか、サイト全体からさがしてみてください。</p>
            <ButtonLink to="/info" look="outline">
              すべての記事を見る
            </ButtonLink>
          </>
        }
      >
        <Grid of="articles">
          {loaderData.items.map((article) => (
            <ArticleRow key={article.to} article={article} />
          ))}
        </Grid>
      </ListLayout>
    </>
  );
}
