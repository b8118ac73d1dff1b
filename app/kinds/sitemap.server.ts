// Every public page for search engines, with when it last changed: one file, or, of more pages than one may hold, an index of several.

import { addresses, countVisible } from "#app/cms/content/public-queries.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { escapeXml } from "#app/platform/site/xml.ts";
import { ownPaths, startPaths } from "#app/ui/shell/sections.ts";

/** Limits of the sitemap format. */
const PAGES_IN_FILE = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Page {
  path: string;
  at: string | null;
}

/** `part`: which file, from 1; null for what is at the address search engines know. Undefined where there is no such file. */
export async function sitemap(
  db: Db,
  origin: string,
  part: number | null,
  now: Date,
  size = PAGES_IN_FILE,
): Promise<string | undefined> {
  const counts = await Promise.all(allKinds().map(({ name }) => countVisible(db, name, now)));
  const pages = counts.reduce((sum, count) => sum + count, fixedPages().length);
  const parts = Math.ceil(pages / size);
  if (part === null && parts > 1) {
    const files = Array.from(
      { length: parts },
      (_, index) => `${escapeXml(`${origin}/sitemap.xml?part=${index + 1}`)}`,
    );
    return `${XML}<sitemapindex ${NAMESPACE}>${files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join("")}</sitemapindex>\n`;
  }
  if (part !== null && (part < 1 || part > parts)) return undefined;
  const listed = await pagesFrom(db, counts, ((part ?? 1) - 1) * size, size, now);
  const urls = listed.map(
    ({ path, at }) => `<url><loc>${escapeXml(origin + path)}</loc>${at ? `<lastmod>${at}</lastmod>` : ""}</url>`,
  );
  return `${XML}<urlset ${NAMESPACE}>${urls.join("")}</urlset>\n`;
}

/** The site's own pages, then those of each kind by their ids. */
async function pagesFrom(db: Db, counts: readonly number[], from: number, size: number, now: Date): Promise<Page[]> {
  const fixed = fixedPages();
  const found = fixed.slice(from, from + size);
  let offset = Math.max(0, from - fixed.length);
  for (const [index, { name, path }] of allKinds().entries()) {
    const limit = size - found.length;
    const count = counts[index] ?? 0;
    if (limit > 0 && offset < count) {
      const entries = await addresses(db, name, { offset, limit }, now);
      found.push(...entries.map(({ id, updatedAt }) => ({ path: `${path}/${id}`, at: updatedAt })));
    }
    offset = Math.max(0, offset - count);
  }
  return found;
}

function fixedPages(): Page[] {
  const lists = allKinds()
    .filter(({ hasPublicList }) => hasPublicList)
    .map(({ path }) => path);
  return [...ownPaths(), ...startPaths, ...lists].map((path) => ({ path, at: null }));
}
