// Copies of stored pictures with all sizes, so that a transfer to another database re-encodes nothing.

import type { Db } from "#app/platform/database/connection.server.ts";
import { type Image, SHARE_WIDTH, WIDTHS } from "./image.ts";
import { columnsOf, imageColumns, imageOf, insertVariants } from "./images.server.ts";
import { missingSizes } from "./variants.server.ts";

interface Variant {
  width: number;
  format: "webp" | "jpeg";
  bytes: Uint8Array;
}

export interface ImageCopy extends Omit<Image, "version"> {
  variants: Variant[];
}

export const variants: readonly Omit<Variant, "bytes">[] = [
  ...WIDTHS.map((width) => ({ width, format: "webp" as const })),
  { width: SHARE_WIDTH, format: "jpeg" },
];

export async function imageIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("images").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

export async function imagesById(db: Db): Promise<Map<string, Image>> {
  const rows = await db.selectFrom("images").select(imageColumns).execute();
  return new Map(rows.map((row) => [row.id, imageOf(row)]));
}

export async function copyOfImage(db: Db, id: string): Promise<ImageCopy> {
  const row = await db.selectFrom("images").select(imageColumns).where("id", "=", id).executeTakeFirstOrThrow();
  const { version: _, ...image } = imageOf(row);
  const rows = (await missingSizes(db, id)) ?? (await sizesOf(db, id));
  const copies = variants.flatMap((wanted) => {
    const found = rows.find(({ width, format }) => width === wanted.width && format === wanted.format);
    return found ? [{ ...wanted, bytes: found.bytes }] : [];
  });
  return { ...image, variants: copies };
}

function sizesOf(db: Db, id: string) {
  return db.selectFrom("image_variants").select(["width", "format", "bytes"]).where("image_id", "=", id).execute();
}

/** Inserts a copied picture, in the caller's transaction. */
export async function insertCopy(trx: Db, copy: ImageCopy, by: string): Promise<void> {
  const { createdAt, variants, ...image } = copy;
  await trx
    .insertInto("images")
    .values({ ...columnsOf(image), created_at: createdAt, created_by: by })
    .execute();
  await insertVariants(trx, image.id, variants);
}

/** Replaces the picture with the copy's id, in the caller's transaction. */
export async function replaceCopy(trx: Db, copy: ImageCopy): Promise<void> {
  const { createdAt: _, variants, ...image } = copy;
  const { id } = image;
  await trx
    .updateTable("images")
    .set((eb) => ({ ...columnsOf(image), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await trx.deleteFrom("image_variants").where("image_id", "=", id).execute();
  await insertVariants(trx, id, variants);
}
