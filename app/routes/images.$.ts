// Delivers a picture: /images/{id}/{width}.webp. The id is the content's own hash, so the answer never changes.

import { database } from "#app/platform/database/connection.server.ts";
import { readVariant } from "#app/platform/images/variants.server.ts";
import type { Route } from "./+types/images.$";

export async function loader({ params }: Route.LoaderArgs) {
  const [, id, width, extension] = /^([0-9a-f]{20})\/(\d{1,4})\.(webp|jpg)$/.exec(params["*"] ?? "") ?? [];
  const bytes =
    id && width ? await readVariant(database(), id, Number(width), extension === "jpg" ? "jpeg" : "webp") : undefined;
  if (!bytes) return new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": extension === "jpg" ? "image/jpeg" : "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
