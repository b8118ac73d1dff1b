// Filters, sorting and validation of the shop list's query.

import { readFirst, readPage, readSort } from "#app/cms/content/list-query.ts";

export const shopSorts = [
  { value: "newest", label: "新着順" },
  { value: "price", label: "価格の安い順" },
  { value: "price-desc", label: "価格の高い順" },
] as const;

export const shopFilters = [
  { name: "morph", label: "モルフ" },
  { name: "sex", label: "性別" },
  { name: "year", label: "ハッチ年" },
] as const;

export const shopQueryNames = [...shopFilters.map(({ name }) => name), "min", "max", "sort", "page"];

/** Validates the query. `options`: currently valid values of morph, sex and year. */
export function readShopQuery(
  search: URLSearchParams,
  options: Record<(typeof shopFilters)[number]["name"], readonly { value: string; label: string }[]>,
) {
  const query: Record<string, string> = {};
  const chosen: Record<string, string> = { sale: "on-sale" };
  const ignored: string[] = [];
  for (const { name, label } of shopFilters) {
    const value = readFirst(search, name, label, ignored);
    if (value === "") continue;
    if (options[name].some((option) => option.value === value)) {
      query[name] = value;
      chosen[name] = value;
    } else ignored.push(`「${value.slice(0, 40)}」という条件は見つからないため、外して表示しています。`);
  }
  const min = readPrice(search, "min", "価格の下限", ignored);
  const max = readPrice(search, "max", "価格の上限", ignored);
  if (min !== null) query.min = String(min);
  if (max !== null) query.max = String(max);
  const sort = readSort(search, shopSorts, ignored);
  if (sort) query.sort = sort;
  return {
    query,
    filters: chosen,
    price: min === null && max === null ? null : { min, max },
    page: readPage(search, ignored),
    ignored,
  };
}

function readPrice(search: URLSearchParams, name: string, label: string, ignored: string[]): number | null {
  const text = readFirst(search, name, label, ignored).normalize("NFKC").replaceAll(",", "");
  if (text === "") return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  ignored.push(`${label}「${text.slice(0, 20)}」は数字として読めないため、外して表示しています。`);
  return null;
}
