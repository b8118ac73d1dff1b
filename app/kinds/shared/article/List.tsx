import type { PublicList } from "#app/kinds/shared/public-list.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { ListLayout } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { ArticleRow } from "./Card.tsx";
import type { ArticleCardData } from "./card.server.ts";

interface Props {
  list: PublicList<ArticleCardData>;
  path: string;
  title: string;
  lead: string;
  advice: string;
  children?: React.ReactNode;
}

export function ArticleList({ list, path, title, lead, advice, children }: Props) {
  return (
    <>
      <Breadcrumb trail={[{ label: title }]} />
      <PageHead title={title} lead={lead} />
      {children}
      <ListLayout
        {...list}
        path={path}
        // Always newest first.
        sorts={[]}
        searchLabel="記事を探す"
        unit="件"
        empty={`条件に合う記事が見つかりませんでした。${advice}`}
        all="すべての記事を見る"
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
