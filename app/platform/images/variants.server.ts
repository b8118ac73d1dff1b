// The sizes a picture is delivered in. A drawing is kept as it was drawn (SVG) until somebody asks for it: making its sizes takes
// half a second, and a site that ships with hundreds of drawings would be minutes in coming up.

import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Db } from "#app/platform/database/connection.server.ts";
import { inEverySize, sha256Of, type Variant } from "./encode.server.ts";
import type { Image } from "./image.ts";
import { findImage, keep, keepVariants } from "./images.server.ts";

const DRAWING = "svg";
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Keeps a drawing of the site's own making; never one that somebody sent. The same drawing again is the one already there. */
export async function storeDrawing(
  db: Db,
  svg: string,
  about: { name: string; alt: string; width: number; height: number },
  actor: { by: string; now: Date },
): Promise<Image> {
  const sha256 = sha256Of(svg);
  const image = { id: sha256.slice(0, 20), isIllustration: true, ...about, sha256 };
  const known = await findImage(db, image.id);
  if (known) return known;
  const source = { width: about.width, format: DRAWING, bytes: await toGzip(svg) } as const;
  await keep(db, image, [source], actor);
  return { ...image, version: 1, createdAt: actor.now.toISOString() };
}

/** The bytes of one size; undefined where there is none such. */
export async function readVariant(
  db: Db,
  id: string,
  width: number,
  format: "webp" | "jpeg",
): Promise<Uint8Array | undefined> {
  const kept = await bytesOf(db, id, format, width);
  if (kept) return kept;
  const variants = await sizesOfDrawing(db, id);
  const made = variants?.find((variant) => variant.width === width && variant.format === format);
  // Another process may have made them in between.
  return made?.bytes ?? bytesOf(db, id, format, width);
}

/** Makes the sizes of every drawing that has none yet. */
export async function drawAll(db: Db, onEach: () => void): Promise<void> {
  const drawings = await db.selectFrom("image_variants").select("image_id").where("format", "=", DRAWING).execute();
  const drawOn = async () => {
    for (let next = drawings.pop(); next; next = drawings.pop()) {
      await sizesOfDrawing(db, next.image_id);
      onEach();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawOn));
}

/** Whoever asks for a drawing that is being made waits for the same making. */
const making = new Map<string, Promise<readonly Variant[] | undefined>>();

function sizesOfDrawing(db: Db, id: string): Promise<readonly Variant[] | undefined> {
  const running = making.get(id);
  if (running) return running;
  const made = make(db, id).finally(() => making.delete(id));
  making.set(id, made);
  return made;
}

async function make(db: Db, id: string): Promise<readonly Variant[] | undefined> {
  const source = await bytesOf(db, id, DRAWING);
  const sized = source && (await inEverySize(await fromGzip(source)));
  if (!sized) return undefined;
  await db.transaction().execute(async (trx) => {
    await keepVariants(trx, id, sized.variants);
    await trx.deleteFrom("image_variants").where("image_id", "=", id).where("format", "=", DRAWING).execute();
  });
  return sized.variants;
}

async function bytesOf(
  db: Db,
  id: string,
  format: "webp" | "jpeg" | typeof DRAWING,
  width?: number,
): Promise<Uint8Array | undefined> {
  let asked = db.selectFrom("image_variants").select("bytes").where("image_id", "=", id).where("format", "=", format);
  if (width !== undefined) asked = asked.where("width", "=", width);
  return (await asked.executeTakeFirst())?.bytes;
}
