// The small pictures of a page of the admin, as one file.

import { adminLoader } from "#app/auth/guard.server.ts";
import { drawSheet } from "#app/cms/library/sheet.server.ts";
import { readSheet } from "#app/cms/library/sheet.ts";
import type { Route } from "./+types/admin.images.sheet";

export const loader = adminLoader("readContent", async ({ db }, { url, request }: Route.LoaderArgs) => {
  const sheet = readSheet(url.searchParams);
  if (!sheet) return new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const { etag, isWhole, bytes } = await drawSheet(db, sheet, request.headers.get("If-None-Match"));
  const headers = {
    "Content-Type": "image/webp",
    ...(isWhole ? { ETag: etag, "Cache-Control": "private, no-cache" } : { "Cache-Control": "private, no-store" }),
  };
  return bytes ? new Response(bytes, { headers }) : new Response(null, { status: 304, headers });
});
