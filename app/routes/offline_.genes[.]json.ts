// All that the calculator answers from, for devices that keep it.

import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { keepSource } from "#app/tools/calculator/offline-source.ts";
import { siteSource } from "#app/tools/calculator/page.server.ts";

export const loader = cacheable([], async () =>
  Response.json(await keepSource(await siteSource(database(), currentTime())), {
    headers: { "X-Robots-Tag": "noindex" },
  }),
);
