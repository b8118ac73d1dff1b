import { type ArticleCardData, articleCards } from "#app/kinds/shared/article/card.server.ts";
import { publicList } from "#app/kinds/shared/public-list.server.ts";
import type { PublicList } from "#app/kinds/shared/public-list.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { info } from "./index.ts";
import { type Notice, newestNotice, type TopicTile, topicTiles } from "./topics.server.ts";

export interface InfoListData extends PublicList<ArticleCardData> {
  /** Entry points, on the unfiltered list only. */
  ways: { tiles: TopicTile[]; notice: Notice | null } | null;
}

export async function infoList(db: Db, search: URLSearchParams, now: Date): Promise<InfoListData> {
  const list = await publicList(db, info, search, now, { cards: (entries) => articleCards(db, entries, now) });
  const isWhole = list.page === 1 && Object.keys(list.query).length === 0;
  const ways = isWhole ? { tiles: await topicTiles(db, now), notice: await newestNotice(db, now) } : null;
  return { ...list, ways };
}
