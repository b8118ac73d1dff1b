// The encyclopedia of morphs.

import { filtersOf, listQueryNames, readListQuery } from "#app/content/list-query.ts";
import { listVisible } from "#app/content/public-queries.server.ts";
import { morph } from "#app/kinds/morph/kind.ts";
import { MorphCard } from "#app/kinds/morph/MorphCard.tsx";
import { morphCard } from "#app/kinds/morph/morph-card.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { pageHead } from "#app/shell/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { ListLayout } from "#app/ui/ListLayout.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/morph._index";

export const loader = cacheable(listQueryNames(morph), async ({ url }: Route.LoaderArgs) => {
  const state = readListQuery(morph, url.searchParams);
  const { q, sort } = state.query;
  const list = await listVisible(database(), "morph", { filters: filtersOf(state), q, sort, page: state.page });
  return {
    ...list,
    items: list.items.map(morphCard),
    query: state.query,
    ignored: state.ignored,
    filters: morph.filters.map(({ name, label, options = [] }) => ({ name, label, options: [...options] })),
    sorts: morph.sorts.map(({ value, label }) => ({ value, label })),
  };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches, {
    title: "モルフ図鑑",
    description:
      "ボールパイソンのモルフ図鑑です。遺伝様式、対立遺伝子、スーパー体、健康上の懸念を出典とともにまとめています。",
    path: "/morph",
    page: loaderData?.page,
  });

export default function MorphList({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ label: "モルフ図鑑" }]} />
      <PageHead
        title="モルフ図鑑"
        lead="遺伝子とコンボを、見分け方・遺伝・歴史・健康上の懸念から調べられます。わからないことは、わからないと書いています。"
      />
      <ListLayout
        {...loaderData}
        path="/morph"
        searchLabel="名前・別名・略称でさがす"
        unit="件"
        empty={
          <>
            <p>条件に合うモルフが見つかりませんでした。別名や英名、略称（YB、OD など）でもさがせます。</p>
            <ButtonLink to="/morph" look="outline">
              すべてのモルフを見る
            </ButtonLink>
          </>
        }
      >
        <Grid of="snakes">
          {loaderData.items.map((item, at) => (
            <MorphCard key={item.id} morph={item} first={at < 2} />
          ))}
        </Grid>
      </ListLayout>
    </>
  );
}
