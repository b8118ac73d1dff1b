import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { ballCards } from "#app/kinds/ball/card.server.ts";
import { newestNotice } from "#app/kinds/info/topics.server.ts";
import { morphCard } from "#app/kinds/morph/card.server.ts";
import { articleCards } from "#app/kinds/shared/article/card.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import type { Jma } from "#app/tools/weather/jma.server.ts";
import { todaysWeather } from "#app/tools/weather/today.server.ts";
import { morphOfTheDay, nextHatch, termOfTheDay } from "./day.server.ts";
import { troubles } from "./doors.ts";

/** Snakes shown before the link to all. */
const SHOWN = 3;

/** Returns the front page data. `jma`: source of tonight's forecast. */
export async function home(db: Db, now: Date, jma: Jma | null = null) {
  const [indexes, shop, balls, featured, blogs, onSale, everyMorph, notice, hatch, morph, term, help] =
    await Promise.all([
      referenceIndexes(db, now),
      readShopNotice(db, now),
      listVisible(db, "ball", { perPage: SHOWN }, now),
      listVisible(db, "morph", { perPage: SHOWN, filters: { featured: "yes" }, sort: "featured" }, now),
      listVisible(db, "blog", { perPage: 3 }, now),
      listVisible(db, "ball", { perPage: 1, filters: { sale: "on-sale" } }, now),
      listVisible(db, "morph", { perPage: SHOWN, sort: "newest" }, now),
      newestNotice(db, now),
      nextHatch(db, now),
      morphOfTheDay(db, now),
      termOfTheDay(db, now),
      visibleTroubles(db, now),
    ]);
  const mayOffer = shop.registration !== null;
  return {
    day: { date: dayInJapan(now), morph, term, hatch, weather: jma && todaysWeather(jma, now) },
    troubles: help,
    balls: await ballCards(db, balls.items, indexes.genes, mayOffer),
    // Featured morphs, or else the newest.
    morphs: (featured.total > 0 ? featured : everyMorph).items.map((one) => morphCard(indexes, one)),
    notice,
    blogs: await articleCards(db, blogs.items, now),
    counts: { balls: balls.total, morphs: everyMorph.total, onSale: mayOffer ? onSale.total : null },
  };
}

export type HomeData = Awaited<ReturnType<typeof home>>;

/** Returns the links whose articles are published. */
function visibleTroubles(db: Db, now: Date) {
  return cached(db, "troubles", now, async () => {
    const ids = troubles.map(({ article }) => article);
    const visible = new Set((await getVisibleMany(db, "info", ids, now)).map(({ id }) => id));
    return troubles.filter(({ article }) => visible.has(article));
  });
}
