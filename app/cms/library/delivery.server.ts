// How a picture goes out: which one an address names, whether visitors may see it, and what caches may do with it.

import { isPublicPicture } from "#app/cms/content/reindex/picture-uses.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readVariant } from "#app/platform/images/variants.server.ts";

export interface Delivery {
  id: string;
  width: number;
  format: "webp" | "jpeg";
  isPublic: boolean;
  etag: string;
}

/** The picture that "{id}/{width}.webp" names; undefined where there is none. */
export async function findDelivery(db: Db, address: string, now: Date): Promise<Delivery | undefined> {
  const [, id, width, ending] = /^([0-9a-f]{20})\/(\d{1,4})\.(webp|jpg)$/.exec(address) ?? [];
  if (!id) return undefined;
  const image = await db.selectFrom("images").select("sha256").where("id", "=", id).executeTakeFirst();
  if (!image) return undefined;
  return {
    id,
    width: Number(width),
    format: ending === "jpg" ? "jpeg" : "webp",
    isPublic: await isPublicPicture(db, id, now),
    etag: `"${image.sha256.slice(0, 16)}-${width}-${ending}"`,
  };
}

/**
 * A picture keeps its address when its file is replaced, and may stop being public: so it is not cached for good. Visitors'
 * browsers and shared caches ask again after an hour, those of admins (`isOwn`) each time.
 */
function headersOf({ isPublic, etag, format }: Delivery, isOwn: boolean): Record<string, string> {
  const seen = isOwn ? "private, no-cache" : "public, max-age=3600, stale-while-revalidate=86400";
  return {
    "Content-Type": `image/${format}`,
    ...(isPublic
      ? { ETag: etag, "Cache-Control": seen, "Cross-Origin-Resource-Policy": "cross-origin" }
      : { "Cache-Control": "private, no-store" }),
  };
}

/** The answer with the picture; 304 where `known`, the ETags that the browser has, names it. */
export async function deliver(
  db: Db,
  delivery: Delivery,
  { isOwn, known }: { isOwn: boolean; known: string | null },
): Promise<Response | undefined> {
  const headers = headersOf(delivery, isOwn);
  if (delivery.isPublic && known?.includes(delivery.etag)) return new Response(null, { status: 304, headers });
  const bytes = await readVariant(db, delivery.id, delivery.width, delivery.format);
  return bytes && new Response(new Uint8Array(bytes), { headers });
}
