// The 404 that loaders throw.

import { data } from "react-router";

/** `throw notFound(url)`: status 404 with the message "Page Not Found: {path}". */
export function notFound(url: URL) {
  const message = `Page Not Found: ${url.pathname}`;
  return data(message, { status: 404, statusText: message });
}

/** Returns a page's data, or throws a 404 where visitors may not see it. */
export function orNotFound<Page>(page: Page | null | undefined, url: URL): Page {
  if (page === null || page === undefined) throw notFound(url);
  return page;
}
