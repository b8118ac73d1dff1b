// A list's URL, read: known names with known values are taken, the rest is named and left out.

import { typedQuery } from "#app/platform/search/fold.ts";
import type { AnyKind } from "./kind.ts";

export interface ListState {
  /** Name to value, as it is in links back to this list (page left out). */
  query: Record<string, string>;
  page: number;
  /** Sentences about what was not understood. */
  ignored: string[];
}

const PAGE_MAX = 10_000;

/** The first value of a name, trimmed; "" where there is none. A second one is named as left out. */
export function readFirst(search: URLSearchParams, name: string, label: string, ignored: string[]): string {
  const values = search.getAll(name);
  if (values.length > 1) {
    ignored.push(`「${label}」が${values.length}回指定されているため、最初のものだけを使っています。`);
  }
  return values[0]?.trim() ?? "";
}

/** One of the orders a list has; undefined, its usual order, where nothing or nothing known is requested. */
export function readSort(
  search: URLSearchParams,
  sorts: readonly { value: string }[],
  ignored: string[],
): string | undefined {
  const sort = readFirst(search, "sort", "並び順", ignored);
  if (sort === "" || sort === sorts[0]?.value) return undefined;
  if (sorts.some((one) => one.value === sort)) return sort;
  ignored.push(`並び順「${sort.slice(0, 40)}」はないため、いつもの順で表示しています。`);
  return undefined;
}

/** The page of a list. One past the end stays as it is: only who has the list knows where it ends. */
export function readPage(search: URLSearchParams, ignored: string[]): number {
  const text = readFirst(search, "page", "ページ", ignored);
  if (text === "") return 1;
  const page = Number(text);
  if (Number.isInteger(page) && page >= 1) return Math.min(page, PAGE_MAX);
  ignored.push(`ページ「${text.slice(0, 40)}」はないため、1ページ目を表示しています。`);
  return 1;
}

/** All that a list's address may ask. */
export function listQueryNames({ filters }: Pick<AnyKind, "filters">): string[] {
  return ["q", ...filters.map(({ name }) => name), "sort", "page"];
}

/** Reads a list's query string. `options`: the values that filters without fixed options may take today. */
export function readListQuery(
  kind: Pick<AnyKind, "filters" | "sorts">,
  search: URLSearchParams,
  options: Record<string, readonly { value: string }[]> = {},
): ListState {
  const query: Record<string, string> = {};
  const ignored: string[] = [];
  readFirst(search, "q", "検索の言葉", ignored);
  const q = typedQuery(search);
  if (q) query.q = q;
  for (const filter of kind.filters) {
    const value = readFirst(search, filter.name, filter.label, ignored);
    if (value === "") continue;
    const allowed = filter.options ?? options[filter.name] ?? [];
    if (allowed.some((option) => option.value === value)) query[filter.name] = value;
    else ignored.push(`「${filter.label}」の指定「${value.slice(0, 40)}」は見つからないため、外して表示しています。`);
  }
  const sort = readSort(search, kind.sorts, ignored);
  if (sort) query.sort = sort;
  return { query, page: readPage(search, ignored), ignored };
}

/** The filters of a list state, without free text and order. */
export function filtersOf(state: Pick<ListState, "query">): Record<string, string> {
  const { q: _, sort: __, ...filters } = state.query;
  return filters;
}
