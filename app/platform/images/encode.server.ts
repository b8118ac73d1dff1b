// Validates uploads and encodes them in all sizes. Only re-encoded bytes are stored: no EXIF, no GPS.

import { createHash } from "node:crypto";
import type { ImageVariantsTable } from "#app/platform/database/schema.ts";
import { SHARE_WIDTH, WIDTHS } from "./image.ts";
import { isHeic, pictureType } from "./signature.ts";

const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;
/** Keeps long screenshots readable; the height is the WebP maximum. */
const LARGEST = { width: 2560, height: 16_383 } as const;
/** Maximum height of a link preview, in widths. */
const SHARE_HEIGHTS = 2;
/** Lossless alpha would add a quarter to the size of drawings with soft shadows. */
const WEBP = { quality: 80, alphaQuality: 50 } as const;

export type Variant = Pick<ImageVariantsTable, "width" | "format" | "bytes">;

export interface Sized {
  width: number;
  height: number;
  variants: Variant[];
}

export type Encoded = { ok: true; sized: Sized } | { ok: false; message: string };

export function sha256Of(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Returns a Japanese error message for an unacceptable upload, by its size and first bytes only; null if fine. */
export function refusalOf(bytes: Uint8Array): string | null {
  if (bytes.byteLength === 0) return "ファイルが空です（0バイト）";
  if (bytes.byteLength > UPLOAD_MAX_BYTES) return "画像は20MBまでです。縮小するか、別の画像を選んでください";
  if (isHeic(bytes)) {
    return "HEIC（iPhoneの写真の形式）は使えません。iPhoneの「設定」の「カメラ」→「フォーマット」で「互換性優先」を選んで撮るか、JPEGに書き出してから選んでください";
  }
  if (pictureType(bytes) === null) return "中身が、JPEG・PNG・WebP・AVIF・GIFの画像ではありません（SVGは使えません）";
  return null;
}

export async function encode(bytes: Uint8Array): Promise<Encoded> {
  const sized = await encodeSizes(bytes);
  return sized ? { ok: true, sized } : { ok: false, message: await unreadableBecause(bytes) };
}

async function unreadableBecause(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX) return `${width}×${height}は大きすぎます。5,000万画素以下に縮小してください`;
  } catch {
    // Unreadable header.
  }
  return "画像を読み取れませんでした。ファイルが壊れているようです。別のファイルを選んでください";
}

/**
 * Returns the day a photograph was taken, or "". Prefers DateTimeOriginal; DateTimeDigitized is often a factory date,
 * and DateTime is changed by editors.
 */
export async function takenOnOf(bytes: Uint8Array): Promise<string> {
  const [{ default: sharp }, { default: readExif }] = await Promise.all([import("sharp"), import("exif-reader")]);
  try {
    const { exif } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { Photo, Image } = exif ? readExif(exif) : {};
    const times: unknown[] = [Photo?.DateTimeOriginal, Photo?.DateTimeDigitized, Image?.DateTime];
    // EXIF times have no zone and are parsed as UTC, so the UTC day is the camera's day. Rejects dates the parser
    // normalised, such as zeros or 31 February.
    const isWritten = (time: Date) =>
      exif?.includes(time.toISOString().slice(0, 19).replace("T", " ").replaceAll("-", ":"));
    const taken = times.find((time) => time instanceof Date && time.getUTCFullYear() >= FIRST_YEAR && isWritten(time));
    return taken instanceof Date ? taken.toISOString().slice(0, 10) : "";
  } catch {
    return "";
  }
}

/** Earlier dates come from unset camera clocks. */
const FIRST_YEAR = 1900;

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Encodes all sizes, applying the EXIF orientation. Returns null if sharp cannot read the file. */
export async function encodeSizes(bytes: Uint8Array): Promise<Sized | null> {
  // Loaded lazily: most runs process no pictures.
  const { default: sharp } = await import("sharp");
  try {
    const decode = (whole: Uint8Array, failOn: "error" | "warning") =>
      sharp(whole, { limitInputPixels: PIXELS_MAX, failOn })
        .autoOrient()
        .toColourspace("srgb")
        .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
    // Samsung phones write scan headers that make libjpeg warn although the picture is fine, so warnings are tolerated;
    // a truncated file is an error. Appending the end marker repairs a JPEG that only lacks that.
    const { data, info } = await decode(bytes, "error").catch((error) => {
      if (pictureType(bytes) !== "jpeg") throw error;
      return decode(Buffer.concat([bytes, JPEG_END]), "warning");
    });
    const sized = (width: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
        width,
        withoutEnlargement: true,
      });
    const shared = sized(SHARE_WIDTH);
    if (info.height > SHARE_HEIGHTS * info.width) {
      const width = Math.min(SHARE_WIDTH, info.width);
      shared.resize({ width, height: width * SHARE_HEIGHTS, fit: "cover", position: "top" });
    }
    const variants = await Promise.all([
      ...WIDTHS.map(async (width) => ({
        width,
        format: "webp" as const,
        bytes: await sized(width).webp(WEBP).toBuffer(),
      })),
      shared
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 82 })
        .toBuffer()
        .then((jpeg) => ({ width: SHARE_WIDTH, format: "jpeg" as const, bytes: jpeg })),
    ]);
    return { width: info.width, height: info.height, variants };
  } catch {
    return null;
  }
}
