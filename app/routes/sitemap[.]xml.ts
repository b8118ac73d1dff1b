// Every public page, with when it last changed.

import { allAddresses } from "#app/content/public-queries.server.ts";
import { allKinds } from "#app/content/registry.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { escapeXml } from "#app/platform/site/xml.ts";
import { ownPaths } from "#app/shell/sections.ts";
import type { Route } from "./+types/sitemap[.]xml";

export const loader = cacheable([], async ({ url }: Route.LoaderArgs) => {
  const origin = environment().SITE_URL ?? url.origin;
  const now = new Date();
  const lists = allKinds()
    .filter((kind) => kind.hasPublicList)
    .map((kind) => kind.path);
  const entries = await Promise.all(
    allKinds().map(async (kind) =>
      (await allAddresses(database(), kind.name, now)).map((entry) => ({
        path: `${kind.path}/${entry.id}`,
        at: entry.updatedAt,
      })),
    ),
  );
  const urls = [...[...ownPaths(), ...lists].map((path) => ({ path, at: null })), ...entries.flat()];
  const body = urls.map(
    ({ path, at }) => `<url><loc>${escapeXml(origin + path)}</loc>${at ? `<lastmod>${at}</lastmod>` : ""}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body.join("")}</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
});
