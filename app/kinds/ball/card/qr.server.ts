// An address as a QR code.

import { encode } from "uqr";

export interface Qr {
  /** In modules, quiet zone included. */
  size: number;
  /** The dark modules as one path. */
  path: string;
}

/** Throws where the text is longer than a code can be. */
export function qrOf(url: string): Qr {
  // M: a drop of water or a scratch on the card is no harm.
  const { size, data } = encode(url, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join("") };
}
