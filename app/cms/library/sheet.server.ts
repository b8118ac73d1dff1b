// Makes sheets of small pictures, and keeps the last of them.

import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { sha256Of } from "#app/platform/images/encode.server.ts";
import { findImages } from "#app/platform/images/images.server.ts";
import { readVariant } from "#app/platform/images/variants.server.ts";
import { TILES, type Tile } from "./sheet.ts";

const sheets = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: 8_000_000,
  sizeCalculation: ({ length }) => length,
});
/** A drawing that takes longer to be made is there the next time. */
const PATIENCE_MS = 2_000;

/** The sheet as WebP, null where the asker has it (`known`: its ETags). A picture that is gone leaves its tile empty. */
export async function drawSheet(
  db: Db,
  { ids, tile }: { ids: readonly string[]; tile: Tile },
  known: string | null,
): Promise<{ etag: string; isWhole: boolean; bytes: Uint8Array<ArrayBuffer> | null }> {
  const files = new Map((await findImages(db, ids)).map(({ id, sha256 }) => [id, sha256]));
  const name = sha256Of([tile, ...ids.map((id) => files.get(id) ?? "")].join(" ")).slice(0, 20);
  const etag = `"${name}"`;
  if (known?.includes(etag)) return { etag, isWhole: true, bytes: null };
  const before = sheets.get(name);
  if (before) return { etag, isWhole: true, bytes: before };
  const until = setTimeout(PATIENCE_MS, undefined, { ref: false });
  const sources = await Promise.all(
    ids.map((id) => (files.has(id) ? Promise.race([readVariant(db, id, 320, "webp"), until]) : undefined)),
  );
  const isWhole = ids.every((id, index) => !files.has(id) || sources[index] !== undefined);
  const bytes = await columnOf(sources, TILES[tile]);
  if (isWhole) sheets.set(name, bytes);
  return { etag, isWhole, bytes };
}

async function columnOf(sources: readonly (Uint8Array | undefined)[], width: number): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const height = (width * 3) / 4;
  const tiles = await Promise.all(
    sources.map(
      (bytes) => bytes && sharp(bytes).resize({ width, height, fit: "cover" }).ensureAlpha().raw().toBuffer(),
    ),
  );
  const column = Buffer.alloc(width * height * 4 * sources.length);
  for (const [index, pixels] of tiles.entries()) pixels?.copy(column, index * width * height * 4);
  const raw = { width, height: height * sources.length, channels: 4 } as const;
  return Buffer.from(await sharp(column, { raw }).webp({ quality: 70, effort: 2 }).toBuffer());
}
