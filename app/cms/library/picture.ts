import type { Stage } from "#app/cms/content/entry.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import type { Image } from "#app/platform/images/image.ts";

export interface LibraryPicture extends Pick<Image, "id" | "name" | "alt" | "width" | "height" | "isIllustration"> {
  createdAt: string;
  /** Number of entries using it, including drafts and trash; if none, of unsaved forms. */
  uses: number;
}

export interface LibraryPage {
  items: LibraryPicture[];
  total: number;
  page: number;
  pages: number;
}

export interface PickerPage extends LibraryPage {
  q: string;
}

export type PickedPicture = Pick<LibraryPicture, "id" | "alt" | "width" | "height">;

export interface PictureUse {
  kind: KindName;
  id: string;
  title: string;
  stage: Stage;
  /** For example カバー画像, 本文（下書き）. */
  places: string[];
}

/** Unsaved form that uses a picture; `id` is null for a new entry. */
export interface UnsavedUse {
  kind: KindName;
  id: string | null;
  title: string | null;
  by: string;
}

export interface PictureUses {
  entries: PictureUse[];
  unsaved: UnsavedUse[];
  /** Entries whose revisions use it. */
  past: PictureUse[];
  isInSettings: boolean;
}

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
  /** Progress from 0 to 1. */
  sent: number;
  result?: UploadResult;
  /** Why the alt text could not be saved. */
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

/** Returns the query string with `change` applied, without defaults. */
export function librarySearch(query: LibraryQuery, change: Partial<LibraryQuery> = {}): string {
  const { q, use, month, page } = { ...query, ...change };
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (use) search.set("use", use);
  if (month) search.set("month", month);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
