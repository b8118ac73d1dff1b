import { data } from "react-router";

/** Returns a 404 to throw, with the message "Page Not Found: {path}". */
export function notFound(url: URL) {
  const message = `Page Not Found: ${url.pathname}`;
  return data(message, { status: 404, statusText: message });
}

/** Returns the page's data, or throws a 404 if there is none. */
export function orNotFound<Page>(page: Page | null | undefined, url: URL): Page {
  if (page === null || page === undefined) throw notFound(url);
  return page;
}
