// The collection.

import { BallCard } from "#app/ball/BallCard.tsx";
import { ballCard } from "#app/ball/ball-card.server.ts";
import { ball } from "#app/content/ball.ts";
import { books } from "#app/content/books.server.ts";
import { filtersOf, readListQuery } from "#app/content/list-query.ts";
import { countKeys, listVisible } from "#app/content/visible.server.ts";
import { database } from "#app/database/connection.server.ts";
import { geneName } from "#app/genetics/print-genotype.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { pageHead } from "#app/site/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { ListLayout } from "#app/ui/ListLayout.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/ball._index";

export async function loader({ url }: Route.LoaderArgs) {
  const db = database();
  const now = new Date();
  const [{ genes }, morphs, years, shop] = await Promise.all([
    books(db, now),
    countKeys(db, "ball", "morph", now),
    countKeys(db, "ball", "year", now),
    readShopNotice(db, now),
  ]);
  const options = {
    morph: morphs.map(({ text, count }) => ({ value: text, label: `${geneName(genes, text)}（${count}）` })),
    year: years.map(({ text }) => ({ value: text, label: `${text}年` })).sort((a, b) => b.value.localeCompare(a.value)),
  };
  const mayOffer = shop.registration !== null;
  const sorts = mayOffer ? ball.sorts : ball.sorts.filter((sort) => sort.key !== "price");
  const state = readListQuery(
    { filters: ball.filters, sorts: [ball.sorts[0], ...sorts.slice(1)] },
    url.searchParams,
    options,
  );
  const list = await listVisible(
    db,
    "ball",
    { filters: filtersOf(state), q: state.query.q, sort: state.query.sort, page: state.page },
    now,
  );
  return {
    ...list,
    items: list.items.map((entry) => ballCard(entry, genes, mayOffer)),
    query: state.query,
    ignored: state.ignored,
    filters: ball.filters.map((filter) => ({
      name: filter.name,
      label: filter.label,
      options: [...(filter.options ?? options[filter.name === "morph" ? "morph" : "year"])],
    })),
    sorts: sorts.map(({ value, label }) => ({ value, label })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "個体一覧",
    description: "ボールパイソンの個体一覧です。モルフ・性別・ハッチ年・販売状態からさがせます。",
    path: "/ball",
  });

export default function BallList({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ label: "個体" }]} />
      <PageHead
        title="個体"
        lead="飼育している個体の一覧です。遺伝子型、体重の推移、血統まで個体ごとに記録しています。"
      />
      <ListLayout
        {...loaderData}
        path="/ball"
        searchLabel="名前・番号・モルフでさがす"
        unit="匹"
        empty={
          <>
            <p>条件に合う個体が見つかりませんでした。条件をゆるめるか、すべての個体をごらんください。</p>
            <ButtonLink to="/ball" look="outline">
              すべての個体を見る
            </ButtonLink>
          </>
        }
      >
        <Grid of="snakes">
          {loaderData.items.map((item, at) => (
            <BallCard key={item.id} ball={item} first={at < 2} />
          ))}
        </Grid>
      </ListLayout>
    </>
  );
}
