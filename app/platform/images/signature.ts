// The bytes decide what a file is; its name and what the browser says about it do not.

export type PictureType = "jpeg" | "png" | "webp" | "avif" | "gif";

/** The type of picture the first bytes announce; null for anything else (SVG among it: that is a document with scripts). */
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

/** The format of an iPhone's camera, which browsers do not show. */
export function isHeic(bytes: Uint8Array): boolean {
  // Some AVIF goes by a brand that both have, and names its own among the compatible ones.
  const isAvif = textIn(bytes, 16, 48).includes("avif");
  return textIn(bytes, 4, 8) === "ftyp" && HEIC_BRANDS.includes(textIn(bytes, 8, 12)) && !isAvif;
}

function textIn(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
