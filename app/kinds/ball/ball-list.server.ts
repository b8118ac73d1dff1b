// The collection's list: what the URL asks for, as the page draws it.

import { filtersOf, readListQuery } from "#app/content/list-query.ts";
import { countKeys, listVisible } from "#app/content/public-queries.server.ts";
import { geneName } from "#app/genetics/print-genotype.ts";
import { books } from "#app/kinds/reference-indexes.server.ts";
import { memory, type Remember } from "#app/platform/cache/remembered.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import type { BallList } from "./BallListPage.tsx";
import { ballCard } from "./ball-card.server.ts";
import { ball } from "./kind.ts";

/** What stands around every list of balls: the genes by name, what the filters offer, whether anything may be offered. */
function surroundings(remember: Remember, db: Db, now: Date) {
  return remember("ball list", async () => {
    const [{ genes }, morphs, years, shop] = await Promise.all([
      books(db, now),
      countKeys(db, "ball", "morph", now),
      countKeys(db, "ball", "year", now),
      readShopNotice(db, now),
    ]);
    const options = {
      morph: morphs.map(({ text, count }) => ({ value: text, label: `${geneName(genes, text)}（${count}）` })),
      year: years
        .map(({ text }) => ({ value: text, label: `${text}年` }))
        .sort((a, b) => b.value.localeCompare(a.value)),
    };
    return { genes, options, mayOffer: shop.registration !== null };
  });
}

/** The list a URL asks for. */
export async function ballList(db: Db, search: URLSearchParams, now: Date): Promise<BallList> {
  const remember = await memory(db, now);
  const { genes, options, mayOffer } = await surroundings(remember, db, now);
  // While nothing may be offered, no filter asks for what is for sale.
  const kindFilters = mayOffer ? ball.filters : ball.filters.filter((filter) => filter.name !== "sale");
  const sorts = mayOffer ? ball.sorts : ball.sorts.filter((sort) => sort.key !== "price");
  const state = readListQuery({ filters: kindFilters, sorts: [ball.sorts[0], ...sorts.slice(1)] }, search, options);
  const listed = async () => {
    const asked = { filters: filtersOf(state), q: state.query.q, sort: state.query.sort, page: state.page };
    const { items, ...count } = await listVisible(db, "ball", asked, now);
    return { ...count, items: items.map((entry) => ballCard(entry, genes, mayOffer)) };
  };
  // Both themes and every client navigation ask for the same cards; what somebody typed is asked once.
  const list = await (state.query.q
    ? listed()
    : remember(`ball list ${JSON.stringify([state.query, state.page])}`, listed));
  return {
    ...list,
    query: state.query,
    ignored: state.ignored,
    filters: kindFilters.map((filter) => ({
      name: filter.name,
      label: filter.label,
      options: [...(filter.options ?? options[filter.name === "morph" ? "morph" : "year"])],
    })),
    sorts: sorts.map(({ value, label }) => ({ value, label })),
  };
}
