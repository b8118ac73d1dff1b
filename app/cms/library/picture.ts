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
