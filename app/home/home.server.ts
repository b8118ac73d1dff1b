// What the front page shows: the newest of each kind, and how many there are.

import { listVisible } from "#app/content/public-queries.server.ts";
import { articleCard } from "#app/kinds/article/card.server.ts";
import { ballCard } from "#app/kinds/ball/card.server.ts";
import { shownWeights } from "#app/kinds/ball/care/weights.server.ts";
import { morphCard } from "#app/kinds/morph/card.server.ts";
import { referenceIndexes } from "#app/kinds/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";

export async function home(db: Db, now: Date) {
  const [{ genes }, weights, shop, balls, morphs, infos, blogs, onSale, everyMorph] = await Promise.all([
    referenceIndexes(db, now),
    shownWeights(db, now),
    readShopNotice(db, now),
    listVisible(db, "ball", { perPage: 8 }, now),
    listVisible(db, "morph", { perPage: 8, filters: { type: "gene" }, sort: "newest" }, now),
    listVisible(db, "info", { perPage: 3 }, now),
    listVisible(db, "blog", { perPage: 3 }, now),
    listVisible(db, "ball", { perPage: 1, filters: { sale: "on-sale" } }, now),
    listVisible(db, "morph", { perPage: 1 }, now),
  ]);
  const mayOffer = shop.registration !== null;
  return {
    balls: balls.items.map((entry) => ballCard(entry, genes, mayOffer, weights)),
    morphs: morphs.items.map(morphCard),
    infos: infos.items.map(articleCard),
    blogs: blogs.items.map(articleCard),
    counts: { balls: balls.total, morphs: everyMorph.total, onSale: mayOffer ? onSale.total : null },
  };
}

export type HomeData = Awaited<ReturnType<typeof home>>;
