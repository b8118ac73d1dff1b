// The share picture of a page: /share/ball/kohaku.jpg is that of /ball/kohaku, /share/index.jpg that of the front page.

import { isDrawingBusy, sharePicture } from "#app/pages/sharing/share-picture.server.ts";
import { subjectOf } from "#app/pages/sharing/subjects.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { requestFacts } from "#app/platform/http/rendering.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { markUncacheable } from "#app/platform/site/request-scope.server.ts";
import { calculatorQuery } from "#app/tools/calculator/query.ts";
import type { Route } from "./+types/share.$";

export const loader = cacheable([...calculatorQuery, "area"], async ({ params, url, context }: Route.LoaderArgs) => {
  const [, name] = /^(.+)\.jpg$/.exec(params["*"] ?? "") ?? [];
  const path = name === "index" ? "/" : `/${name}`;
  const find = async (search: URLSearchParams) => name && subjectOf(database(), path, search, currentTime());
  const mayDraw = async () =>
    !isDrawingBusy() &&
    (url.searchParams.size === 0 || (await consume(database(), "drawnPicture", context.get(requestFacts))) === null);
  let subject = (await mayDraw()) ? await find(url.searchParams) : undefined;
  // There are crosses without end: beyond what may be drawn for a network or at once, the picture is the calculator's own, for now.
  if (!subject || (!subject.isStored && isDrawingBusy())) {
    if (url.searchParams.size > 0) markUncacheable();
    subject = await find(new URLSearchParams());
  }
  if (!subject) return new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const picture = await sharePicture(database(), subject, environment().SITE_NAME);
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
});
