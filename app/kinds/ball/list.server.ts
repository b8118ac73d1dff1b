import { filtersOf } from "#app/cms/content/list-query.ts";
import { runningSeasons, type SeasonLine } from "#app/kinds/breed/season-lines.server.ts";
import { publicList } from "#app/kinds/shared/public-list.server.ts";
import type { PublicList } from "#app/kinds/shared/public-list.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { type Cached, generationCache } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import type { ByLook } from "./ByLook.tsx";
import { byLook, morphOptions, visualsFirst, yearOptions } from "./by-look.server.ts";
import { type BallCardData, ballCards } from "./card.server.ts";
import { ball } from "./index.ts";

export interface BallListData extends PublicList<BallCardData> {
  /** Seasons under way, on the unfiltered list only. */
  seasons: SeasonLine[];
  look: ByLook | null;
}

/** Data shared by all ball lists: genes, filter options, whether sales are allowed. */
function surroundings(remember: Cached, db: Db, now: Date) {
  return remember("ball list", async () => {
    const { genes } = await referenceIndexes(db, now);
    const [morph, year, shop] = await Promise.all([
      morphOptions(db, genes, now),
      yearOptions(db, now),
      readShopNotice(db, now),
    ]);
    return { genes, options: { morph, year }, mayOffer: shop.registration !== null };
  });
}

export async function ballList(db: Db, search: URLSearchParams, now: Date): Promise<BallListData> {
  const remember = await generationCache(db, now);
  const { genes, options, mayOffer } = await surroundings(remember, db, now);
  const list = await publicList(db, mayOffer ? ball : onlyShown, search, now, {
    cards: (entries) => ballCards(db, entries, genes, mayOffer),
    options,
    remember,
    first: visualsFirst,
  });
  const isWhole = list.page === 1 && Object.keys(list.query).length === 0;
  return {
    ...list,
    seasons: isWhole ? await runningSeasons(db, now) : [],
    look: await byLook(db, genes, { filters: filtersOf(list), q: list.query.q, page: list.page }, now),
  };
}

/** Without filters and sorts by sale while the shop may not sell. */
const onlyShown = {
  name: ball.name,
  filters: ball.filters.filter((filter) => filter.name !== "sale"),
  sorts: [ball.sorts[0], ...ball.sorts.slice(1).filter((sort) => sort.key !== "price")] as const,
};
