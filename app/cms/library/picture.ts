// A picture of the library as lists and pickers show it.

import type { Stage } from "#app/cms/content/entry.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import type { Image } from "#app/platform/images/image.ts";

export interface LibraryPicture extends Pick<Image, "id" | "name" | "alt" | "width" | "height" | "isIllustration"> {
  createdAt: string;
  /** How many entries use it now, drafts and the trash among them; where none does, how many unsaved forms. */
  uses: number;
}

/** A page of the library. */
export interface LibraryPage {
  items: LibraryPicture[];
  total: number;
  page: number;
  pages: number;
}

/** A page of the library as a picker shows it, with what it looked for. */
export interface PickerPage extends LibraryPage {
  q: string;
}

/** Value of a picker. */
export type PickedPicture = Pick<LibraryPicture, "id" | "alt" | "width" | "height">;

/** An entry that uses a picture. */
export interface PictureUse {
  kind: KindName;
  id: string;
  title: string;
  stage: Stage;
  /** In words: カバー画像, 本文（下書き）. */
  places: string[];
}

/** Somebody's unsaved form that holds a picture; without an id that of a new entry. */
export interface UnsavedUse {
  kind: KindName;
  id: string | null;
  title: string | null;
  by: string;
}

export interface PictureUses {
  entries: PictureUse[];
  unsaved: UnsavedUse[];
  /** Entries that use it no more, and that an older version could bring it back to. */
  past: PictureUse[];
  isInSettings: boolean;
}

/** Outcome for one file that was sent. `message` is for people, in every case. */
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
      /** The same file was there already: nothing was stored, and its words are as they were. */
      isKnown: boolean;
      message: string;
    }
  | { name: string; ok: false; message: string };

/** A file on its way, and then what became of it. */
export interface UploadRow {
  key: string;
  name: string;
  /** How much has been sent, in parts of one. */
  sent: number;
  result?: UploadResult;
  /** Why its words could not be saved. */
  problem?: string;
}

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
