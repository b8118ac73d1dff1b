// What was uploaded, checked and made into every size. Only re-encoded bytes are stored: no EXIF, no GPS.

import { createHash } from "node:crypto";
import type { ImageVariantsTable } from "#app/platform/database/schema.ts";
import { isDay } from "#app/platform/site/days.ts";
import { SHARE_WIDTH, WIDTHS } from "./image.ts";
import { isHeic, pictureType } from "./signature.ts";

const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;
/** What lets the page shine through, a drawing's wash and its soft shadows, would weigh a quarter of it if kept to the bit. */
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

/** EXIF writes "2026:07:01 12:34:56": when it was taken, when it became a file, when it was last changed. */
const EXIF_TIME = /(\d{4}):(\d{2}):(\d{2}) \d{2}:\d{2}:\d{2}/g;

/** The day a photograph was taken, by the first of the times its camera noted; "" where it noted none. */
export async function takenOnOf(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import("sharp");
  const { exif } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ exif: undefined }));
  const days = [...(exif?.toString("latin1") ?? "").matchAll(EXIF_TIME)].map(([, ...parts]) => parts.join("-"));
  return days.filter(isDay).toSorted()[0] ?? "";
}

/** One size more of a picture that is stored already. */
export async function narrower(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes).resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();
}

/** Every size, upright. Null where sharp cannot read it. */
export async function inEverySize(bytes: Uint8Array): Promise<Sized | null> {
  // Loaded with the first picture: most starts bring none.
  const { default: sharp } = await import("sharp");
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "warning" })
      .autoOrient()
      .toColourspace("srgb")
      .resize({ width: 2560, height: 2560, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sized = (width: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
        width,
        withoutEnlargement: true,
      });
    const variants = await Promise.all([
      ...WIDTHS.map(async (width) => ({
        width,
        format: "webp" as const,
        bytes: await sized(width).webp(WEBP).toBuffer(),
      })),
      sized(SHARE_WIDTH)
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
