// A stored picture, less its bytes.

/** A picture somewhere in the content. */
export interface Picture {
  /** The id of an uploaded image. */
  image: string;
  alt: string;
}

// The widths every picture is stored in, and the addresses they have.
export const WIDTHS = [320, 480, 640, 1280] as const;
/** For link previews elsewhere, which still want JPEG. */
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

/** Credits of a photograph where it is shown; each is "" where not given. */
export interface Photograph {
  /** Who took it, or gave it. */
  credit: string;
  /** On what terms, as written: "CC BY 4.0". */
  licence: string;
  /** The day it was taken, "2026-07-01": from the camera's own record when it was uploaded, or as an admin says. */
  takenOn: string;
}

/** Details of a picture without any given. */
export const unsaid: Photograph = { credit: "", licence: "", takenOn: "" };

export interface Image extends Photograph {
  id: string;
  /** Raised by every change: what a form must name to save. */
  version: number;
  name: string;
  alt: string;
  /** A drawing, not a photograph, and labelled so. */
  isIllustration: boolean;
  width: number;
  height: number;
  /** Checksum of the upload: distinguishes the files of a picture. */
  sha256: string;
  createdAt: string;
}

export const NAME_MAX = 200;
export const ALT_MAX = 200;
export const CREDIT_MAX = 80;
