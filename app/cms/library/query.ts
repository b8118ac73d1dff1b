// The query of the picture library, as an address.

export const PICTURES_PER_PAGE = 48;

export const pictureUses = [
  { value: "used", label: "使っている画像" },
  { value: "unused", label: "使っていない画像" },
] as const;

export interface LibraryQuery {
  q: string;
  /** "" for all. */
  use: (typeof pictureUses)[number]["value"] | "";
  /** The month of the upload in Japan, "2026-11"; "" for all. */
  month: string;
  page: number;
}

export function readLibraryQuery(search: URLSearchParams): LibraryQuery {
  const page = Number(search.get("page") ?? 1);
  const month = search.get("month") ?? "";
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    use: pictureUses.find(({ value }) => value === search.get("use"))?.value ?? "",
    month: /^\d{4}-\d{2}$/.test(month) ? month : "",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The same as an address has it, with some of it changed; what is not looked for is left out. */
export function librarySearch(query: LibraryQuery, change: Partial<LibraryQuery> = {}): string {
  const { q, use, month, page } = { ...query, ...change };
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (use) search.set("use", use);
  if (month) search.set("month", month);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
