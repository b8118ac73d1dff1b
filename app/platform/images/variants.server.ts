// Encoded sizes of pictures. Drawings are stored as SVG and rasterised on the first request: it takes 0.5 s each, which
// would add minutes to the startup of a site with hundreds.

import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { deleteImage } from "./change.server.ts";
import { encodeSizes, sha256Of, type Variant } from "./encode.server.ts";
import { emptyPhotograph, type Image } from "./image.ts";
import { findByFile, findImage, insertImage, insertVariants } from "./images.server.ts";

const DRAWING = "svg";
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Stores a drawing made by the site, never an upload. The same drawing is stored once; a newer one of the same name replaces the older. */
export async function storeDrawing(
  db: Db,
  svg: string,
  about: { name: string; alt: string; width: number; height: number },
  actor: { by: string; now: Date },
): Promise<Image> {
  const sha256 = sha256Of(svg);
  const known = await findByFile(db, sha256);
  if (known) return known;
  const source = { width: about.width, format: DRAWING, bytes: await toGzip(svg) } as const;
  const older = await olderDrawing(db, about.name, actor.by);
  if (older) {
    await redraw(db, older, sha256, source);
    return { ...older, sha256, version: older.version + 1 };
  }
  const image = { id: sha256.slice(0, 20), isIllustration: true, ...emptyPhotograph, ...about, sha256 };
  await insertImage(db, image, [source], actor);
  await db.updateTable("images").set({ drawn: sha256 }).where("id", "=", image.id).execute();
  return { ...image, version: 1, createdAt: actor.now.toISOString() };
}

/** Returns the drawing of this name and author, unless an admin has replaced its file. */
async function olderDrawing(db: Db, name: string, by: string): Promise<Image | undefined> {
  const row = await db
    .selectFrom("images")
    .select("id")
    .where("name", "=", name)
    .where("created_by", "=", by)
    .whereRef("drawn", "=", "sha256")
    .executeTakeFirst();
  return row && findImage(db, row.id);
}

async function redraw(db: Db, { id }: Image, sha256: string, source: Variant): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("images")
      .set((eb) => ({ sha256, drawn: sha256, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute();
    await trx.deleteFrom("image_variants").where("image_id", "=", id).execute();
    await insertVariants(trx, id, [source]);
    await raiseGeneration(trx);
  });
}

/** Deletes an obsolete drawing unless it is still used. */
export async function deleteUnusedDrawing(db: Db, name: string, by: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const older = await olderDrawing(trx, name, by);
    if (!older) return;
    const used = await trx
      .selectFrom("image_uses")
      .select("id")
      .where("image", "=", older.id)
      .where("scope", "<>", "past")
      .limit(1)
      .executeTakeFirst();
    if (!used) await deleteImage(trx, older.id);
  });
}

export async function readVariant(
  db: Db,
  id: string,
  width: number,
  format: "webp" | "jpeg",
): Promise<Uint8Array | undefined> {
  const stored = await bytesOf(db, id, format, width);
  if (stored) return stored;
  const variants = await sizesOfDrawing(db, id);
  const made = variants?.find((variant) => variant.width === width && variant.format === format);
  // Another process may have created it in the meantime.
  return made?.bytes ?? (await bytesOf(db, id, format, width));
}

export async function renderDrawings(db: Db, onEach: () => void): Promise<void> {
  const drawings = await db.selectFrom("image_variants").select("image_id").where("format", "=", DRAWING).execute();
  const drawOn = async () => {
    for (let next = drawings.pop(); next; next = drawings.pop()) {
      await sizesOfDrawing(db, next.image_id);
      onEach();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawOn));
}

/** Concurrent requests for a drawing share one rendering. */
const making = new Map<string, Promise<readonly Variant[] | undefined>>();

function sizesOfDrawing(db: Db, id: string): Promise<readonly Variant[] | undefined> {
  const running = making.get(id);
  if (running) return running;
  const made = make(db, id).finally(() => making.delete(id));
  making.set(id, made);
  return made;
}

async function make(db: Db, id: string): Promise<readonly Variant[] | undefined> {
  const sizes = await missingSizes(db, id);
  if (!sizes) return undefined;
  await db.transaction().execute(async (trx) => {
    await insertVariants(trx, id, sizes);
    await trx.deleteFrom("image_variants").where("image_id", "=", id).where("format", "=", DRAWING).execute();
  });
  return sizes;
}

/** Renders the sizes of a drawing without storing them, for read-only snapshots. */
export async function missingSizes(db: Db, id: string): Promise<readonly Variant[] | undefined> {
  const source = await bytesOf(db, id, DRAWING);
  return source && (await encodeSizes(await fromGzip(source)))?.variants;
}

async function bytesOf(
  db: Db,
  id: string,
  format: "webp" | "jpeg" | typeof DRAWING,
  width?: number,
): Promise<Uint8Array | undefined> {
  let variants = db
    .selectFrom("image_variants")
    .select("bytes")
    .where("image_id", "=", id)
    .where("format", "=", format);
  if (width !== undefined) variants = variants.where("width", "=", width);
  return (await variants.executeTakeFirst())?.bytes;
}
