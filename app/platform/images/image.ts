export interface Picture {
  image: string;
  alt: string;
}

export const WIDTHS = [320, 480, 640, 1280] as const;
/** JPEG for link previews. */
export const SHARE_WIDTH = 1200;

export function pictureUrl(image: string, width: (typeof WIDTHS)[number]): string {
  return `/images/${image}/${width}.webp`;
}

export function shareUrl(image: string): string {
  return `/images/${image}/${SHARE_WIDTH}.jpg`;
}

export function pictureSet(image: string): string {
  return WIDTHS.map((width) => `${pictureUrl(image, width)} ${width}w`).join(", ");
}

/** Photograph credits; "" if unknown. */
export interface Photograph {
  credit: string;
  /** Licence as written: "CC BY 4.0". */
  licence: string;
  /** Day it was taken ("2026-07-01"), from EXIF or entered by an admin. */
  takenOn: string;
}

export const emptyPhotograph: Photograph = { credit: "", licence: "", takenOn: "" };

export interface Image extends Photograph {
  id: string;
  version: number;
  name: string;
  alt: string;
  isIllustration: boolean;
  width: number;
  height: number;
  /** Hash of the upload, which identifies the current file. */
  sha256: string;
  createdAt: string;
}

export const NAME_MAX = 200;
export const ALT_MAX = 200;
export const CREDIT_MAX = 80;
