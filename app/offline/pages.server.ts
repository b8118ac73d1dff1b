// What is kept for reading without a connection: the ways in, the glossary, and every article on keeping.

import { listVisible } from "#app/content/visible-list.server.ts";
import { referenceIndexes } from "#app/kinds/reference-indexes.server.ts";
import { refreshCaches } from "#app/platform/cache/refresh.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { buildId, routeChunks } from "#app/platform/site/build.server.ts";
import type { OfflineGenes } from "./cross-here.ts";

const PAGES_MAX = 80;
const ways = ["/offline", "/info", "/term"];

/** Illness first: of more than can be kept, the others are left out. */
export async function offlineArticles(db: Db, now: Date): Promise<{ to: string; title: string }[]> {
  const { items } = await listVisible(db, "info", { filters: { category: "care" }, perPage: PAGES_MAX }, now);
  return items
    .toSorted((a, b) => Number(b.content.fields.topic === "illness") - Number(a.content.fields.topic === "illness"))
    .slice(0, PAGES_MAX - ways.length)
    .map(({ id, content }) => ({ to: `/info/${id}`, title: content.title }));
}

/** All that a cross needs to be calculated without the server. */
export async function offlineGenes(db: Db, now: Date): Promise<OfflineGenes> {
  const { genes, combos } = (await referenceIndexes(db, now)).genes;
  return { genes: [...genes.values()], combos };
}

/** The addresses, and the state of the site they are of: of one build and one state of the contents. No page comes from before it. */
export async function offlineSet(db: Db, now: Date): Promise<{ version: string; pages: string[]; parts: string[] }> {
  const [generation, articles] = await Promise.all([refreshCaches(db), offlineArticles(db, now)]);
  return {
    version: `${buildId()}-${generation}`,
    pages: [...ways, ...articles.map(({ to }) => to)],
    parts: routeChunks()["/offline"] ?? [],
  };
}
