// Share picture of a page: /share/ball/kohaku.jpg for /ball/kohaku. Those of sections are static files.

import { sharePicture } from "#app/pages/sharing/share-picture.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import type { Route } from "./+types/share.$";

export const loader = cacheable([], async ({ db, now }, { params }: Route.LoaderArgs) => {
  const [, name] = /^(.+)\.jpg$/.exec(params["*"] ?? "") ?? [];
  const picture = name && (await sharePicture(db, `/${name}`, now));
  if (!picture) return new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
});
