// Checks uploads and encodes them in every size. Only re-encoded bytes are stored: no EXIF, no GPS.

import { createHash } from "node:crypto";
import type { ImageVariantsTable } from "#app/platform/database/schema.ts";
import { SHARE_WIDTH, WIDTHS } from "./image.ts";
import { isHeic, pictureType } from "./signature.ts";

const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;
/** A long screenshot keeps a width at which it can be read; the height is the most WebP can hold. */
const LARGEST = { width: 2560, height: 16_383 } as const;
/** Height of a picture for link previews in widths, at most. */
const SHARE_HEIGHTS = 2;
/** Transparency of a drawing's wash and soft shadows would weigh a quarter of it if stored losslessly. */
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

/** Why these bytes cannot be a picture here, by size and first bytes alone: a Japanese sentence; null for none. */
export function refusalOf(bytes: Uint8Array): string | null {
  if (bytes.byteLength === 0) return "ファイルが空です（0バイト）";
  if (bytes.byteLength > UPLOAD_MAX_BYTES) return "画像は20MBまでです";
  if (isHeic(bytes)) {
    return "HEIC（iPhoneの写真の形式）は使えません。iPhoneの「設定」の「カメラ」→「フォーマット」で「互換性優先」を選んで撮るか、JPEGに書き出してから選んでください";
  }
  if (pictureType(bytes) === null) return "JPEG・PNG・WebP・AVIF・GIFの画像を選んでください（SVGは使えません）";
  return null;
}

/** Every size of what somebody uploaded, or why not. */
export async function encode(bytes: Uint8Array): Promise<Encoded> {
  const sized = await inEverySize(bytes);
  return sized ? { ok: true, sized } : { ok: false, message: await unreadableBecause(bytes) };
}

async function unreadableBecause(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX) return `画像が大きすぎます（${width}×${height}。縦×横が5,000万画素まで）`;
  } catch {
    // Not even its head can be read.
  }
  return "画像を読み取れませんでした。ファイルが壊れているようです";
}

/**
 * Returns the day a photograph was taken, or "" where its camera noted none. DateTimeDigitized comes second because many cameras
 * leave a factory date in it, and DateTime last because programs that edit the picture change it.
 */
export async function takenOnOf(bytes: Uint8Array): Promise<string> {
  const [{ default: sharp }, { default: readExif }] = await Promise.all([import("sharp"), import("exif-reader")]);
  try {
    const { exif } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { Photo, Image } = exif ? readExif(exif) : {};
    const times: unknown[] = [Photo?.DateTimeOriginal, Photo?.DateTimeDigitized, Image?.DateTime];
    // Camera time without a zone, read as UTC: its UTC day is the day on the camera. An unset clock writes zeros, and 31 February
    // is read as a day of March, which is not what the file says.
    const isWritten = (time: Date) =>
      exif?.includes(time.toISOString().slice(0, 19).replace("T", " ").replaceAll("-", ":"));
    const taken = times.find((time) => time instanceof Date && time.getUTCFullYear() >= FIRST_YEAR && isWritten(time));
    return taken instanceof Date ? taken.toISOString().slice(0, 10) : "";
  } catch {
    return "";
  }
}

/** No photograph of a clutch is older; what is comes from a clock that was never set. */
const FIRST_YEAR = 1900;

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Every size, upright. Null where sharp cannot read it. */
export async function inEverySize(bytes: Uint8Array): Promise<Sized | null> {
  // Loaded with the first picture: most starts bring none.
  const { default: sharp } = await import("sharp");
  try {
    const decode = (whole: Uint8Array, failOn: "error" | "warning") =>
      sharp(whole, { limitInputPixels: PIXELS_MAX, failOn })
        .autoOrient()
        .toColourspace("srgb")
        .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
    // Samsung's phones write scan headers that libjpeg warns of, and the pictures are whole. A file that breaks off is an error; one
    // that lacks its end marker alone decodes without a warning once it has one.
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
    // Previews elsewhere show the beginning of a long picture.
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
