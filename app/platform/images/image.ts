// A kept picture, less its bytes.

export interface Image {
  id: string;
  /** Raised by every change: what a form must name to save. */
  version: number;
  name: string;
  alt: string;
  /** Drawn, not photographed: whoever looks at it is told so. */
  isIllustration: boolean;
  width: number;
  height: number;
  /** Of what was uploaded: tells one file of a picture from the next. */
  sha256: string;
  createdAt: string;
}

export const NAME_MAX = 200;
export const ALT_MAX = 200;
