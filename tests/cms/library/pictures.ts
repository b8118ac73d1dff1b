import sharp from "sharp";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Image } from "#app/platform/images/image.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import { hana } from "#tests/cms/admin/editing/editor-harness.ts";

export async function pngOf(background: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

export async function kept(
  db: Db,
  background: string,
  about: { name?: string; alt?: string; now?: Date } = {},
): Promise<Image> {
  const { name = `${background}.png`, alt = "", now = hana.now } = about;
  const stored = await storeImage(db, await pngOf(background), { name, alt }, { ...hana, now });
  if (!stored.ok) throw new Error(stored.message);
  return stored.image;
}
