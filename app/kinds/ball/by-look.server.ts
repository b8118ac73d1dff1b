// Visual animals and carriers of a gene.

import { type GeneBook, geneName } from "@borupa/genetics";
import { countKeys } from "#app/cms/content/public-queries.server.ts";
import { type ListQuery, listVisible, PER_PAGE } from "#app/cms/content/visible-list.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { ByLook } from "./ByLook.tsx";
import { LOOK } from "./index.ts";

/** Returns the filter options for all genes; `of` limits the counts of visual animals to snakes with this key. */
export async function morphOptions(db: Db, genes: GeneBook, now: Date, of?: { name: string; text: string }) {
  const [all, looks] = await Promise.all([countKeys(db, "ball", "morph", now), countKeys(db, "ball", LOOK, now, of)]);
  const seen = new Map(looks.map(({ text, count }) => [text, count]));
  return all.map(({ text }) => ({ value: text, label: geneName(genes, text), seen: seen.get(text) ?? 0 }));
}

/** Returns the filter options for all years of hatching, newest first. */
export async function yearOptions(db: Db, now: Date) {
  const years = await countKeys(db, "ball", "year", now);
  return years.map(({ text }) => ({ value: text, label: `${text}年` })).sort((a, b) => b.value.localeCompare(a.value));
}

/** Sorts visual animals first if filtered by a gene. */
export function visualsFirst(filters: Readonly<Record<string, string>>): ListQuery["first"] {
  return filters.morph ? { key: LOOK, text: filters.morph } : undefined;
}

/** Counts the visual animals in a list filtered by a gene; null without that filter. */
export async function byLook(
  db: Db,
  genes: GeneBook,
  { page = 1, ...query }: Pick<ListQuery, "filters" | "ranges" | "q" | "page">,
  now: Date,
): Promise<ByLook | null> {
  const { morph, ...filters } = query.filters ?? {};
  if (!morph) return null;
  const { total } = await listVisible(
    db,
    "ball",
    { ...query, filters: { ...filters, [LOOK]: morph }, perPage: 1 },
    now,
  );
  return { name: geneName(genes, morph), seen: total, before: (page - 1) * PER_PAGE };
}
