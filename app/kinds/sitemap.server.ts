import { addresses } from "#app/cms/content/public-queries.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { escapeXml } from "#app/platform/site/xml.ts";
import { ownPaths, startPaths } from "#app/ui/shell/sections.ts";

/** Limit of the sitemap format. */
const PAGES_MAX = 50_000;

export async function sitemap(db: Db, origin: string, now: Date): Promise<string> {
  const kinds = allKinds();
  const lists = kinds.filter(({ hasPublicList }) => hasPublicList).map(({ path }) => path);
  const fixed = [...ownPaths(), ...startPaths, ...lists].map((path) => ({ path, at: null }));
  const entries = await Promise.all(
    kinds.map(async ({ name, path }) => {
      const listed = await addresses(db, name, { offset: 0, limit: PAGES_MAX }, now);
      return listed.map(({ id, updatedAt }) => ({ path: `${path}/${id}`, at: updatedAt }));
    }),
  );
  const urls = [...fixed, ...entries.flat()]
    .slice(0, PAGES_MAX)
    .map(({ path, at }) => `<url><loc>${escapeXml(origin + path)}</loc>${at ? `<lastmod>${at}</lastmod>` : ""}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
}
