// Topics with their lead article: a pinned one, else the newest.

import { listVisible } from "#app/cms/content/visible-list.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Topic, topics } from "./topics.ts";

export type TopicTile = Awaited<ReturnType<typeof topicTiles>>[number];

/** Returns the topics that have articles, in order. */
export async function topicTiles(db: Db, now: Date) {
  const names = Object.keys(topics) as Topic[];
  const tiles = await Promise.all(
    names.map(async (topic) => {
      const { items, total } = await listVisible(db, "info", { perPage: 1, filters: { topic } }, now);
      const [lead] = items;
      return lead ? [{ topic, ...topics[topic], total, lead: { id: lead.id, title: lead.content.title } }] : [];
    }),
  );
  return tiles.flat();
}

export async function newestNotice(db: Db, now: Date) {
  const { items } = await listVisible(db, "info", { perPage: 1, filters: { category: "notice" }, sort: "newest" }, now);
  const [notice] = items;
  return notice ? { id: notice.id, title: notice.content.title, publishedAt: notice.publishedAt } : null;
}

export type Notice = NonNullable<Awaited<ReturnType<typeof newestNotice>>>;
