import { encode } from "uqr";

export interface Qr {
  /** In modules, including the quiet zone. */
  size: number;
  path: string;
}

/** Throws if the text is too long for a QR code. */
export function qrOf(url: string): Qr {
  // Level M tolerates water drops and scratches.
  const { size, data } = encode(url, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join("") };
}
