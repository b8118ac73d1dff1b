// Uploaded pictures: checked, re-encoded in every size, kept in the database, delivered by content address.

import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import sharp from "sharp";
import { raiseGeneration } from "#app/platform/cache/generation.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { ImagesTable, ImageVariantsTable } from "#app/platform/database/schema.ts";
import { pictureType } from "./signature.ts";
import { SHARE_WIDTH, WIDTHS } from "./sizes.ts";

const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;

export interface Image {
  id: string;
  name: string;
  alt: string;
  /** Drawn, not photographed: whoever looks at it is told so. */
  isIllustration: boolean;
  width: number;
  height: number;
  createdAt: string;
}

type Variant = Pick<ImageVariantsTable, "width" | "format" | "bytes">;

export type Stored = { ok: true; image: Image } | { ok: false; message: string };

/** Checks and keeps a picture. The same bytes again give the image already there. Messages are Japanese, for the form. */
export async function storeImage(
  db: Db,
  bytes: Uint8Array,
  about: { name: string; alt: string; isIllustration?: boolean },
  actor: { by: string; now: Date },
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

  const sized = await inEverySize(bytes);
  if (!sized)
    return { ok: false, message: "画像を読み取れませんでした。壊れているか、大きすぎます（5,000万画素まで）" };

  const image = {
    id,
    name: about.name.slice(0, 200),
    alt: about.alt.slice(0, 200),
    isIllustration: about.isIllustration ?? false,
    width: sized.width,
    height: sized.height,
  };
  await keep(db, { ...image, sha256 }, sized.variants, actor);
  return { ok: true, image: { ...image, createdAt: actor.now.toISOString() } };
}

/** Keeps a picture with these of its sizes. */
export async function keep(
  db: Db,
  { isIllustration, ...image }: Omit<Image, "createdAt"> & { sha256: string },
  variants: readonly Variant[],
  actor: { by: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("images")
      .values({
        ...image,
        is_illustration: Number(isIllustration),
        created_at: actor.now.toISOString(),
        created_by: actor.by,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await keepVariants(trx, image.id, variants);
    await raiseGeneration(trx);
  });
}

export async function keepVariants(db: Db, image: string, variants: readonly Variant[]): Promise<void> {
  await db
    .insertInto("image_variants")
    .values(variants.map((variant) => ({ image_id: image, ...variant })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every size, upright, without EXIF or GPS: only re-encoded bytes are kept. Null where sharp cannot read it. */
export async function inEverySize(
  bytes: Uint8Array,
): Promise<{ width: number; height: number; variants: Variant[] } | null> {
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

const columns = ["id", "name", "alt", "width", "height", "created_at", "is_illustration"] as const;

function imageOf(row: Pick<Selectable<ImagesTable>, (typeof columns)[number]>): Image {
  const { id, name, alt, width, height } = row;
  return { id, name, alt, width, height, createdAt: row.created_at, isIllustration: row.is_illustration === 1 };
}

export async function findImage(db: Db, id: string): Promise<Image | undefined> {
  const row = await db.selectFrom("images").select(columns).where("id", "=", id).executeTakeFirst();
  return row && imageOf(row);
}

export async function recentImages(db: Db, limit: number): Promise<Image[]> {
  const rows = await db
    .selectFrom("images")
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(imageOf);
}
