// An article's link as a page of this site: an entry's, a page that is there, or none.

import { allKinds } from "#app/content/registry.ts";
import { searchWords } from "#app/content/search/words.ts";
import { environment } from "#app/platform/site/environment.server.ts";

/** Where a link leads that visitors may not reach. */
export interface OwnTarget {
  path: string;
  /** Null where no kind of entry has such an address. */
  entry: { kind: string; id: string } | null;
}

const OWN = "https://own.invalid";

/** Null for other sites, for pages that are always there, and for files. `page`: the path of the page with the link. */
export function ownTarget(link: string, page: string): OwnTarget | null {
  if (!URL.canParse(link, OWN + page)) return null;
  const url = new URL(link, OWN + page);
  const { SITE_URL } = environment();
  if (url.origin !== OWN && url.origin !== (SITE_URL && new URL(SITE_URL).origin)) return null;
  const path = url.pathname.replace(/(?<=.)\/$/, "");
  if (path === page || isFile(path) || isStanding(path)) return null;
  const [, root, id, more] = path.split("/");
  const kind = allKinds().find((one) => one.path === `/${root}`);
  return { path, entry: kind && id && more === undefined ? { kind: kind.name, id } : null };
}

/** Pictures, figures, the feed: what has an ending is no page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function isStanding(path: string): boolean {
  const lists = allKinds().flatMap((kind) => (kind.hasPublicList ? [kind.path] : []));
  const pages = searchWords().pages.map(({ to }) => to);
  return ["/", "/search", ...lists, ...pages].includes(path);
}
