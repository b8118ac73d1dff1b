import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { keepSource } from "#app/tools/calculator/offline-source.ts";
import { siteSource } from "#app/tools/calculator/page.server.ts";

export const loader = cacheable([], async ({ db, now }) =>
  Response.json(await keepSource(await siteSource(db, now)), { headers: { "X-Robots-Tag": "noindex" } }),
);
