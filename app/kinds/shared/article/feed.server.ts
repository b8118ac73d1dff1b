import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import { withoutScripts } from "#app/platform/richtext/without-scripts.ts";
import { escapeXml } from "#app/platform/site/xml.ts";

const ENTRIES = 20;

/** `origin`: the site's origin. `only`: limits the feed to one kind. */
export async function feed(
  db: Db,
  { origin, siteName }: { origin: string; siteName: string },
  now: Date,
  only?: AnyKind,
): Promise<string> {
  const entries = await newestOf(db, only ? [only] : allKinds().filter((kind) => kind.article), now);
  const updated =
    entries
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? NEVER;
  const name = escapeXml(siteName);
  const site = escapeXml(origin);
  const title = only ? `${escapeXml(only.menu?.label ?? only.label)} | ${name}` : name;
  const [page, own] = only ? [only.path, `/feed/${only.name}.xml`] : ["/", "/feed.xml"];
  const head = `<title>${title}</title><link href="${site}${page}"/><link rel="self" href="${site}${own}"/><id>${site}${page}</id><updated>${updated}</updated><author><name>${name}</name></author>`;
  const items = entries.map((entry) => feedEntry(entry, origin)).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">${head}${items}</feed>\n`;
}

const NEVER = "1970-01-01T00:00:00.000Z";

async function newestOf(db: Db, kinds: readonly AnyKind[], now: Date): Promise<Visible[]> {
  const lists = await Promise.all(
    kinds.map(({ name, sorts }) => {
      return listVisible(db, name, { perPage: ENTRIES, sort: byDay(sorts)?.value }, now);
    }),
  );
  const newest = lists
    .flatMap((list) => list.items)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, ENTRIES);
  const entries = await Promise.all(newest.map(({ kind, id }) => getVisible(db, kind, id, now)));
  return entries.filter((entry) => entry !== undefined);
}

/** Returns the sort by date, without pinned entries. */
function byDay(sorts: AnyKind["sorts"]) {
  return sorts.find(({ by, first }) => by === "published" && !first);
}

/** Returns whether the kind can be sorted by date. */
export function hasFeed({ hasPublicList, sorts }: AnyKind): boolean {
  return hasPublicList && byDay(sorts) !== undefined;
}

function feedEntry({ kind, id, content, publishedAt, updatedAt }: Visible, origin: string): string {
  const address = escapeXml(`${origin}${kindNamed(kind).path}/${id}`);
  const { title, summary }: Content<unknown> = content;
  const html = withoutScripts(renderArticle(bodyHtml(content)).html).replaceAll(
    /(href|src)="\/(?!\/)/g,
    `$1="${origin}/`,
  );
  return `<entry><title>${escapeXml(title)}</title><link href="${address}"/><id>${address}</id><published>${publishedAt}</published><updated>${updatedAt}</updated><summary>${escapeXml(summary)}</summary><content type="html">${escapeXml(html)}</content></entry>`;
}
