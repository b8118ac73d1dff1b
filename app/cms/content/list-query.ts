// Parses list URLs: keeps known parameters, reports and ignores the rest.

import { typedQuery } from "#app/platform/search/fold.ts";
import type { AnyKind } from "./kind.ts";

const PAGE_MAX = 10_000;

/** Returns the first value, trimmed; "" if missing. Reports repeated parameters. */
export function readFirst(search: URLSearchParams, name: string, label: string, ignored: string[]): string {
  const values = search.getAll(name);
  if (values.length > 1) {
    ignored.push(`「${label}」が${values.length}回指定されているため、最初のものだけを使っています。`);
  }
  return values[0]?.trim() ?? "";
}

/** Parses the sort order; undefined (default order) if missing or unknown. */
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

/** Parses the page number, without an upper bound check against the list's length. */
export function readPage(search: URLSearchParams, ignored: string[]): number {
  const text = readFirst(search, "page", "ページ", ignored);
  if (text === "") return 1;
  const page = Number(text);
  if (Number.isInteger(page) && page >= 1) return Math.min(page, PAGE_MAX);
  ignored.push(`ページ「${text.slice(0, 40)}」はないため、1ページ目を表示しています。`);
  return 1;
}

export function listQueryNames({ filters }: Pick<AnyKind, "filters">): string[] {
  return ["q", ...filters.map(({ name }) => name), "sort", "page"];
}

/** Parses a list's query string. `options`: current values of filters without fixed options. */
export function readListQuery(
  kind: Pick<AnyKind, "filters" | "sorts">,
  search: URLSearchParams,
  options: Record<string, readonly { value: string }[]> = {},
) {
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
  /** `query`: parameters to keep in links to this list, without the page. */
  return { query, page: readPage(search, ignored), ignored };
}

export function filtersOf(state: Pick<ReturnType<typeof readListQuery>, "query">): Record<string, string> {
  const { q: _, sort: __, ...filters } = state.query;
  return filters;
}
