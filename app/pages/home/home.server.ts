// What the front page shows: the ways into care, what is alive today, the newest of each kind, and how many there are.

import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { ballCards } from "#app/kinds/ball/card.server.ts";
import { newestNotice, topicTiles } from "#app/kinds/info/topics.server.ts";
import { morphCard } from "#app/kinds/morph/card.server.ts";
import { articleCard } from "#app/kinds/shared/article/card.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import type { Jma } from "#app/tools/weather/jma.server.ts";
import { todaysWeather } from "#app/tools/weather/today.server.ts";
import { nextHatch } from "./hatch.server.ts";

/** `jma`: whose forecast of today is shown, where it is known. */
export async function home(db: Db, now: Date, jma: Jma | null = null) {
  const [{ genes }, shop, balls, featured, blogs, onSale, everyMorph, topics, notice, hatch] = await Promise.all([
    referenceIndexes(db, now),
    readShopNotice(db, now),
    listVisible(db, "ball", { perPage: 8 }, now),
    listVisible(db, "morph", { perPage: 8, filters: { featured: "yes" }, sort: "featured" }, now),
    listVisible(db, "blog", { perPage: 3 }, now),
    listVisible(db, "ball", { perPage: 1, filters: { sale: "on-sale" } }, now),
    listVisible(db, "morph", { perPage: 8, sort: "newest" }, now),
    topicTiles(db, now),
    newestNotice(db, now),
    nextHatch(db, now),
  ]);
  const mayOffer = shop.registration !== null;
  return {
    balls: await ballCards(db, balls.items, genes, mayOffer),
    // An editor's choice; the newest where nobody has chosen.
    morphs: (featured.total > 0 ? featured : everyMorph).items.map((morph) => morphCard(genes, morph)),
    topics,
    notice,
    weather: jma && todaysWeather(jma, now),
    hatch,
    blogs: blogs.items.map(articleCard),
    counts: { balls: balls.total, morphs: everyMorph.total, onSale: mayOffer ? onSale.total : null },
  };
}

export type HomeData = Awaited<ReturnType<typeof home>>;
