// The bytes decide what a file is; its name and what the browser says about it do not.

export type PictureType = "jpeg" | "png" | "webp" | "avif" | "gif";

/** The type of picture the first bytes announce; null for anything else (SVG among it: that is a document with scripts). */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && text(1, 4) === "PNG") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 3) === "GIF") return "gif";
  if (text(4, 8) === "ftyp" && ["avif", "avis"].includes(text(8, 12))) return "avif";
  return null;
}
