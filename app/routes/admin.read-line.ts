import { adminLoader } from "#app/auth/guard.server.ts";
import { lineReader } from "#app/cms/fields/rows/line-readers.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.read-line.ts";

export const loader = adminLoader("readContent", async ({ db }, { url }: Route.LoaderArgs) => {
  const read = lineReader(url.searchParams.get("reader") ?? "");
  if (!read) throw notFound(url);
  const reading = await read(db, url.searchParams.get("line") ?? "");
  return Response.json(reading, { headers: { "Cache-Control": "no-store" } });
});
