// The newest articles as Atom.

import { getVisible, listVisible } from "#app/content/public-queries.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { escapeXml } from "#app/platform/site/xml.ts";
import type { Route } from "./+types/feed[.]xml";

const ENTRIES = 20;

export const loader = cacheable([], async ({ url }: Route.LoaderArgs) => {
  const db = database();
  const now = new Date();
  const { SITE_URL, SITE_NAME } = environment();
  const origin = SITE_URL ?? url.origin;
  const lists = await Promise.all([
    listVisible(db, "info", { perPage: ENTRIES, sort: "latest" }, now),
    listVisible(db, "blog", { perPage: ENTRIES }, now),
  ]);
  const newest = lists
    .flatMap((list) => list.items.map(({ kind, id, publishedAt }) => ({ kind, id, publishedAt })))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, ENTRIES);
  const entries = await Promise.all(newest.map(({ kind, id }) => getVisible(db, kind, id, now)));
  const items = entries.flatMap((entry) => {
    if (!entry) return [];
    const address = escapeXml(`${origin}/${entry.kind}/${entry.id}`);
    const { title, summary, body } = entry.content;
    const html = renderArticle(body)
      .html.replaceAll(/<script\b[^>]*><\/script>/g, "") // Readers of feeds run nothing.
      .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`);
    return [
      `<entry><title>${escapeXml(title)}</title><link href="${address}"/><id>${address}</id><published>${entry.publishedAt}</published><updated>${entry.updatedAt}</updated><summary>${escapeXml(summary)}</summary><content type="html">${escapeXml(html)}</content></entry>`,
    ];
  });
  const updated = entries.reduce(
    (last, entry) => (entry && entry.updatedAt > last ? entry.updatedAt : last),
    "1970-01-01T00:00:00.000Z",
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja"><title>${escapeXml(SITE_NAME)}</title><link href="${escapeXml(origin)}/"/><link rel="self" href="${escapeXml(origin)}/feed.xml"/><id>${escapeXml(origin)}/</id><updated>${updated}</updated><author><name>${escapeXml(SITE_NAME)}</name></author>${items.join("")}</feed>\n`,
    { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } },
  );
});
