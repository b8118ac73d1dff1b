// What is asked of the library of pictures, as an address says it.

export const PICTURES_PER_PAGE = 48;

const pictureUses = [
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
