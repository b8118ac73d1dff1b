import { isPublicPicture } from "#app/cms/content/reindex/picture-uses.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readVariant } from "#app/platform/images/variants.server.ts";

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export async function findDelivery(db: Db, address: string, now: Date) {
  const [, id, width, ending] = /^([0-9a-f]{20})\/(\d{1,4})\.(webp|jpg)$/.exec(address) ?? [];
  if (!id) return undefined;
  const image = await db.selectFrom("images").select("sha256").where("id", "=", id).executeTakeFirst();
  if (!image) return undefined;
  return {
    id,
    width: Number(width),
    format: ending === "jpg" ? ("jpeg" as const) : ("webp" as const),
    isPublic: await isPublicPicture(db, id, now),
    etag: `"${image.sha256.slice(0, 16)}-${width}-${ending}"`,
  };
}

/**
 * URLs stay the same when files are replaced or hidden, so caching is limited: one hour for visitors and CDNs,
 * revalidation for admins (`isOwn`).
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

/** Returns the picture, or 304 if `known` (If-None-Match) has its ETag. */
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
