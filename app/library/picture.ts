// A picture of the library as lists and pickers show it.

import type { Image } from "#app/platform/images/image.ts";

interface LibraryPicture extends Pick<Image, "id" | "name" | "alt" | "width" | "height" | "isIllustration"> {
  createdAt: string;
  /** How many entries use it now, drafts and the trash among them. */
  uses: number;
}

/** A page of the library. */
export interface LibraryPage {
  items: LibraryPicture[];
  total: number;
  page: number;
  pages: number;
}

/** What became of one file that was sent. `message` is for people, whatever happened. */
export type UploadResult =
  | {
      name: string;
      ok: true;
      id: string;
      width: number;
      height: number;
      alt: string;
      isIllustration: boolean;
      /** The same file was there already: nothing was stored, and its words are as they were. */
      isKnown: boolean;
      message: string;
    }
  | { name: string; ok: false; message: string };
