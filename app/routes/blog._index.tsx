// The blog.

import { filtersOf, listQueryNames, readListQuery } from "#app/content/list-query.ts";
import { countKeys, listVisible } from "#app/content/public-queries.server.ts";
import { ArticleRow } from "#app/kinds/article/ArticleRow.tsx";
import { blogCard } from "#app/kinds/article/article-card.server.ts";
import { blog } from "#app/kinds/blog/kind.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { pageHead } from "#app/shell/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { ListLayout } from "#app/ui/ListLayout.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/blog._index";

export const loader = cacheable(listQueryNames(blog), async ({ url }: Route.LoaderArgs) => {
  const db = database();
  const now = new Date();
  const tags = (await countKeys(db, "blog", "tag", now)).map(({ text, count }) => ({
    value: text,
    label: `${text}（${count}）`,
  }));
  const state = readListQuery(blog, url.searchParams, { tag: tags });
  const list = await listVisible(db, "blog", { ...state, filters: filtersOf(state), q: state.query.q }, now);
  return {
    ...list,
    items: list.items.map(blogCard),
    query: state.query,
    ignored: state.ignored,
    filters: [{ name: "tag", label: "タグ", options: tags }],
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches, {
    title: "ブログ",
    description: "ボールパイソンとの暮らし、遺伝の話、飼育の工夫についての読みものです。",
    path: "/blog",
    page: loaderData?.page,
  });

export default function BlogList({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ label: "ブログ" }]} />
      <PageHead title="ブログ" lead="ボールパイソンとの暮らしと遺伝の話を、ゆっくり書いています。" />
      <ListLayout
        {...loaderData}
        path="/blog"
        sorts={[]}
        searchLabel="記事をさがす"
        unit="件"
        empty={
          <>
            <p>条件に合う記事が見つかりませんでした。タグを外すと見つかるかもしれません。</p>
            <ButtonLink to="/blog" look="outline">
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
