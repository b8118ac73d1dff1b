import { addressOf } from "#app/platform/site/addresses.ts";

/** Upload result of a file. `message` is always set. */
export type UploadResult =
  | {
      name: string;
      ok: true;
      id: string;
      version: number;
      width: number;
      height: number;
      alt: string;
      isIllustration: boolean;
      /** The same file already existed; its metadata is unchanged. */
      isKnown: boolean;
      message: string;
    }
  | { name: string; ok: false; message: string };

export interface UploadRow {
  key: string;
  name: string;
  sent: number;
  result?: UploadResult;
  problem?: string;
}

export const PICTURES_PER_PAGE = 48;

export const pictureUses = [
  { value: "used", label: "使っている画像" },
  { value: "unused", label: "使っていない画像" },
] as const;

export interface LibraryQuery {
  q: string;
  /** "" for all. */
  use: (typeof pictureUses)[number]["value"] | "";
  /** Upload month in Japan, "2026-11"; "" for all. */
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

/** Returns the query string, without defaults. */
export function librarySearch({ page, ...filters }: LibraryQuery): string {
  return addressOf("", Object.entries({ ...filters, page: page > 1 ? String(page) : "" }));
}
