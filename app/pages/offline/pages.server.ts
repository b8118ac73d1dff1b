// Pages stored for offline use: tools, morph summaries, glossary and care articles.

import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { morphFacts } from "#app/kinds/morph/facts.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { termList } from "#app/kinds/term/list.server.ts";
import { GENES_FILE } from "#app/notebook/store/genes-file.ts";
import { refreshCaches } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { buildId, routeChunks } from "#app/platform/site/build.server.ts";
import type { MorphsPageData } from "./MorphsPage.tsx";
import { MORPHS_FILE } from "./morphs-file.ts";

const ARTICLES_MAX = 80;
/** Always stored; articles follow while there is room. */
const tools = ["/calculate", GENES_FILE, "/stress_check", "/morph/compare", MORPHS_FILE];
const first = ["/offline", "/note", ...tools, "/offline/morphs", "/tools", "/info"];

/** Returns care articles, illness first, because the rest may be cut off. */
export async function offlineArticles(db: Db, now: Date): Promise<{ to: string; title: string }[]> {
  const { items } = await listVisible(db, "info", { filters: { category: "care" }, perPage: ARTICLES_MAX }, now);
  return items
    .toSorted((a, b) => Number(b.content.fields.topic === "illness") - Number(a.content.fields.topic === "illness"))
    .map(({ id, content }) => ({ to: `/info/${id}`, title: content.title }));
}

const collator = new Intl.Collator("ja");

export async function offlineMorphs(db: Db, now: Date): Promise<MorphsPageData> {
  const { genes, morphs } = await referenceIndexes(db, now);
  const all = morphs.map((morph) => morphFacts(genes, morph)).sort((a, b) => collator.compare(a.title, b.title));
  return { genes: all.filter(({ type }) => type === "gene"), combos: all.filter(({ type }) => type === "combo") };
}

async function glossary(db: Db, now: Date): Promise<string[]> {
  const { pages } = await termList(db, new URLSearchParams(), now);
  return Array.from({ length: Math.max(1, pages) }, (_, i) => (i === 0 ? "/term" : `/term?page=${i + 1}`));
}

/** Returns the URLs and their version: one build and one content generation, never older. */
export async function offlineSet(
  db: Db,
  now: Date,
): Promise<{ version: string; first: number; pages: string[]; parts: string[] }> {
  const generation = await refreshCaches(db);
  const [articles, terms] = await Promise.all([offlineArticles(db, now), glossary(db, now)]);
  const needed = [...first, ...terms];
  return {
    version: `${buildId()}-${generation}`,
    first: needed.length,
    pages: [...needed, ...articles.map(({ to }) => to)],
    parts: partsOf(routeChunks()),
  };
}

/** Returns scripts and styles. Notebook pages are rendered by the browser from these files. */
function partsOf(chunks: Readonly<Record<string, readonly string[]>>): string[] {
  const stored = Object.entries(chunks).filter(([path]) => path === "/offline" || /^\/note(?:\/|$)/.test(path));
  return [...new Set(stored.flatMap(([, files]) => files))];
}
