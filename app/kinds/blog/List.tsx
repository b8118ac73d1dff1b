// The blog as a page.

import { ArticleRow } from "#app/kinds/article/Card.tsx";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { ListLayout } from "#app/ui/ListLayout.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { BlogListData } from "./list.server.ts";

export function BlogList({ list }: { list: BlogListData }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "ブログ" }]} />
      <PageHead title="ブログ" lead="ボールパイソンとの暮らしと遺伝の話を、ゆっくり書いています。" />
      <ListLayout
        {...list}
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
          {list.items.map((article) => (
            <ArticleRow key={article.to} article={article} />
          ))}
        </Grid>
      </ListLayout>
    </>
  );
}
