// Notices and articles on keeping as a page.

import { ArticleRow } from "#app/kinds/article/Card.tsx";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { ListLayout } from "#app/ui/ListLayout.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { InfoListData } from "./list.server.ts";

export function InfoList({ list }: { list: InfoListData }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "お知らせ・飼育情報" }]} />
      <PageHead
        title="お知らせ・飼育情報"
        lead="迎える前の準備から毎日の世話、いつもと違うときの見方まで。根拠のある数字でまとめています。"
      />
      <ListLayout
        {...list}
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
          {list.items.map((article) => (
            <ArticleRow key={article.to} article={article} />
          ))}
        </Grid>
      </ListLayout>
    </>
  );
}
