// The shop's list query: what may be narrowed, and what in the URL made no sense.

export interface ShopQuery {
  query: Record<string, string>;
  filters: Record<string, string>;
  price: { min: number | null; max: number | null } | null;
  page: number;
  ignored: string[];
}

export const shopSorts = [
  { value: "newest", label: "新着順" },
  { value: "price", label: "価格の安い順" },
  { value: "price-desc", label: "価格の高い順" },
] as const;

/** `options`: the values morph, sex and year may take today. */
export function readShopQuery(
  search: URLSearchParams,
  options: Record<string, readonly { value: string; label: string }[]>,
): ShopQuery {
  const query: Record<string, string> = {};
  const filters: Record<string, string> = { sale: "on-sale" };
  const ignored: string[] = [];
  for (const [name, allowed] of Object.entries(options)) {
    const value = search.get(name)?.trim();
    if (!value) continue;
    if (allowed.some((option) => option.value === value)) {
      query[name] = value;
      filters[name] = value;
    } else ignored.push(`「${value.slice(0, 40)}」という条件は見つからないため、外して表示しています。`);
  }
  const min = readPrice(search.get("min"), "下限", ignored);
  const max = readPrice(search.get("max"), "上限", ignored);
  if (min !== null) query.min = String(min);
  if (max !== null) query.max = String(max);
  const sort = search.get("sort");
  if (sort && shopSorts.some((one) => one.value === sort)) query.sort = sort;
  const page = Number(search.get("page") ?? 1);
  return {
    query,
    filters,
    price: min === null && max === null ? null : { min, max },
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    ignored,
  };
}

function readPrice(value: string | null, name: string, ignored: string[]): number | null {
  const text = value?.normalize("NFKC").replaceAll(",", "").trim() ?? "";
  if (text === "") return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  ignored.push(`価格の${name}「${text.slice(0, 20)}」は数字として読めないため、外して表示しています。`);
  return null;
}
