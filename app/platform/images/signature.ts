// File type detection by content; name and declared type are ignored.

export type PictureType = "jpeg" | "png" | "webp" | "avif" | "gif";

/** Returns the picture type of the first bytes; null for others, including SVG, which can contain scripts. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => textIn(bytes, from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && text(1, 4) === "PNG") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 3) === "GIF") return "gif";
  if (text(4, 8) === "ftyp" && ["avif", "avis"].includes(text(8, 12))) return "avif";
  return null;
}

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Returns whether the file is HEIC, an iPhone format that browsers do not show. */
export function isHeic(bytes: Uint8Array): boolean {
  // Some AVIF files have a HEIC major brand and list "avif" as compatible.
  const isAvif = textIn(bytes, 16, 48).includes("avif");
  return textIn(bytes, 4, 8) === "ftyp" && HEIC_BRANDS.includes(textIn(bytes, 8, 12)) && !isAvif;
}

function textIn(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
