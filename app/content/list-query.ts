// A list's URL, read: known names with known values are kept, the rest is named and left out.

import { typedQuery } from "#app/search/fold.ts";
import type { AnyKind } from "./kind.ts";

export interface ListState {
  /** Name to value, as it stands in links back to this list (page left out). */
  query: Record<string, string>;
  page: number;
  /** Sentences about what was not understood. */
  ignored: string[];
}

const PAGE_MAX = 10_000;

/** Reads a list's query string. `options`: the values that filters without fixed options may take today. */
export function readListQuery(
  kind: Pick<AnyKind, "filters" | "sorts">,
  search: URLSearchParams,
  options: Record<string, readonly { value: string }[]> = {},
): ListState {
  const query: Record<string, string> = {};
  const ignored: string[] = [];
  const q = typedQuery(search);
  if (q) query.q = q;
  for (const filter of kind.filters) {
    const value = search.get(filter.name)?.trim();
    if (!value) continue;
    const allowed = filter.options ?? options[filter.name] ?? [];
    if (allowed.some((option) => option.value === value)) query[filter.name] = value;
    else ignored.push(`「${filter.label}」の指定「${value.slice(0, 40)}」は見つからないため、外して表示しています。`);
  }
  const sort = search.get("sort")?.trim();
  if (sort && kind.sorts.some((one) => one.value === sort)) query.sort = sort;
  const page = Number(search.get("page") ?? 1);
  return { query, page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1, ignored };
}

/** The filters of a list state, without free text and order. */
export function filtersOf(state: ListState): Record<string, string> {
  const { q: _, sort: __, ...filters } = state.query;
  return filters;
}
