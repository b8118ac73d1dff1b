// Uploaded pictures: checked, re-encoded in every size, kept in the database, delivered by content address.

import { createHash } from "node:crypto";
import sharp from "sharp";
import { raiseGeneration } from "#app/platform/cache/generation.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { pictureType } from "./signature.ts";
import { SHARE_WIDTH, WIDTHS } from "./sizes.ts";

const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;

export interface Image {
  id: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  createdAt: string;
}

export type Stored = { ok: true; image: Image } | { ok: false; message: string };

/** Checks and keeps a picture. The same bytes again give the image already there. Messages are Japanese, for the form. */
export async function storeImage(
  db: Db,
  bytes: Uint8Array,
  about: { name: string; alt: string },
  hand: { by: string; now: Date },
): Promise<Stored> {
  if (bytes.byteLength === 0) return { ok: false, message: "ファイルが空です" };
  if (bytes.byteLength > UPLOAD_MAX_BYTES) return { ok: false, message: "画像は20MBまでです" };
  if (pictureType(bytes) === null) {
    return { ok: false, message: "JPEG・PNG・WebP・AVIF・GIFの画像を選んでください（SVGは使えません）" };
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const id = sha256.slice(0, 20);
  const known = await findImage(db, id);
  if (known) return { ok: true, image: known };

  const drawn = await drawVariants(bytes);
  if (!drawn)
    return { ok: false, message: "画像を読み取れませんでした。壊れているか、大きすぎます（5,000万画素まで）" };

  const image = {
    id,
    name: about.name.slice(0, 200),
    alt: about.alt.slice(0, 200),
    width: drawn.width,
    height: drawn.height,
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("images")
      .values({
        ...image,
        sha256,
        created_at: hand.now.toISOString(),
        created_by: hand.by,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const variant of drawn.variants) {
      await trx
        .insertInto("image_variants")
        .values({ image_id: id, ...variant })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await raiseGeneration(trx);
  });
  return { ok: true, image: { ...image, createdAt: hand.now.toISOString() } };
}

/** Every size, upright, without EXIF or GPS: only re-encoded bytes are kept. Null where sharp cannot read it. */
async function drawVariants(bytes: Uint8Array) {
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
        bytes: await sized(width).webp({ quality: 80 }).toBuffer(),
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

export async function findImage(db: Db, id: string): Promise<Image | undefined> {
  const row = await db
    .selectFrom("images")
    .select(["id", "name", "alt", "width", "height", "created_at as createdAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row;
}

export async function recentImages(db: Db, limit: number): Promise<Image[]> {
  return db
    .selectFrom("images")
    .select(["id", "name", "alt", "width", "height", "created_at as createdAt"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The bytes of one size; undefined where there is none such. */
export async function readVariant(
  db: Db,
  id: string,
  width: number,
  format: "webp" | "jpeg",
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("image_variants")
    .select("bytes")
    .where("image_id", "=", id)
    .where("width", "=", width)
    .where("format", "=", format)
    .executeTakeFirst();
  return row?.bytes;
}
