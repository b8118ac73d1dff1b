// An article's link as a page of this site: an entry's, a page that is there, or none.

import { entryAt, ownPath } from "#app/cms/content/own-address.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { searchWords } from "#app/cms/content/search/words.ts";

/** Where a link leads that visitors may not reach. */
export interface OwnTarget {
  path: string;
  /** Null where no kind of entry has such an address. */
  entry: { kind: string; id: string } | null;
}

/** Null for other sites, for pages that are always there, and for files. `page`: the path of the page with the link. */
export function ownTarget(link: string, page: string): OwnTarget | null {
  const path = ownPath(link, page);
  if (path === null || path === page || isFile(path) || isAlwaysThere(path)) return null;
  return { path, entry: entryAt(path) };
}

/** Pictures, figures, the feed: what has an ending is no page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function isAlwaysThere(path: string): boolean {
  const lists = allKinds().flatMap((kind) => (kind.hasPublicList ? [kind.path] : []));
  const pages = searchWords().pages.map(({ to }) => to);
  return ["/", "/search", ...lists, ...pages].includes(path);
}
