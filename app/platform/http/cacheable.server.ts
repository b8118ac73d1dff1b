// Which requests can be answered from the page cache, and under which key.

import { allKinds } from "#app/content/registry.ts";

/** The query each cacheable page knows; whatever else is in the URL does not change the page and is left out of the key. */
const knownQueries = () =>
  new Map<string, readonly string[]>([
    ["/", []],
    ["/search", ["q"]],
    ["/shop", ["morph", "sex", "year", "min", "max", "sort", "page", "ball", "sent"]],
    ["/feed.xml", []],
    ["/sitemap.xml", []],
    ["/robots.txt", []],
    ["/manifest.webmanifest", []],
    ["/policy", []],
    ...allKinds()
      .filter((kind) => kind.hasPublicList)
      .map((kind): [string, readonly string[]] => [
        kind.path,
        ["q", "sort", "page", ...kind.filters.map((filter) => filter.name)],
      ]),
  ]);

const DETAIL = () =>
  new RegExp(
    `^(?:${allKinds()
      .map((kind) => kind.path)
      .join("|")})/[a-z0-9-]{1,64}$`,
  );
const LONGEST_KEY = 600;

/**
 * The cache key of a GET, or null when the page must be made afresh. Public pages say nothing of who is signed in.
 * `target` is the request's path and query as sent. No URL is parsed where there is no query: this is the hot path.
 */
export function cacheKey(target: string, cookie: string | undefined): string | null {
  if (target.length > LONGEST_KEY) return null;
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  const page = path.endsWith(".data") ? pageOfData(path) : path;
  const known = knownQueries().get(page) ?? (DETAIL().test(page) ? [] : undefined);
  if (!known) return null;
  const theme = cookie !== undefined && /(?:^|;\s*)theme=dark(?:;|$)/.test(cookie) ? "dark" : "light";
  if (mark === -1) return `${theme} ${path}`;
  const query = new URLSearchParams(target.slice(mark));
  if (query.has("_routes")) return null;
  const kept = known.flatMap((name) => query.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`));
  return kept.length === 0 ? `${theme} ${path}` : `${theme} ${path}?${kept.join("&")}`;
}

/** The page a client navigation's data request belongs to. */
function pageOfData(path: string): string {
  return path === "/_root.data" ? "/" : path.slice(0, -".data".length);
}
