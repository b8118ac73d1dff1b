import { data } from "react-router";
import { isRecord } from "./is-record.ts";

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

export interface Ended {
  list: readonly [path: string, words: string] | undefined;
}

/** Returns a 404 to throw for a page that was public, with a link to its list. */
export const ended = (list: Ended["list"]) => data({ list } satisfies Ended, { status: 404 });

export const isEnded = (data: unknown): data is Ended => isRecord(data) && "list" in data;
