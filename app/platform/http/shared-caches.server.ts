// What shared caches before the site (a CDN, a proxy that keeps) are told of the pages that are the same for everybody.

import type { IncomingMessage } from "node:http";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { themeOf } from "#app/platform/site/theme.ts";
import type { Page } from "./page-cache.server.ts";

/** What a browser does with a page of the site: ask each time whether it has changed. */
export const REVALIDATE = "max-age=0, must-revalidate";

const STALE_IF_ERROR_SECONDS = 86_400;
const AS_MADE: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Headers for a page that the page cache keeps. A visitor's own choice, dark, is the one thing that makes it another page:
 * that one is the visitor's browser's alone, so that a cache that looks at no cookies never hands it to somebody else.
 * `seconds`: how long a shared cache may keep the other; 0: not at all.
 */
export function sharedCaching(req: IncomingMessage, page: Page, seconds: number): Readonly<Record<string, string>> {
  if (seconds === 0 || page.headers["cache-control"] !== `public, ${REVALIDATE}`) return AS_MADE;
  if (themeOf(req.headers.cookie) !== "light") return { "cache-control": `private, ${REVALIDATE}` };
  const { generation, staleAt } = page.madeFrom ?? { generation: 0, staleAt: 0 };
  const shared = Math.min(seconds, Math.floor((staleAt - currentTime().getTime()) / 1000));
  if (shared < 1) return AS_MADE;
  const tag = `generation-${generation}`;
  return {
    "cache-control": `public, max-age=0, s-maxage=${shared}, must-revalidate`,
    // RFC 9213: for caches that are the site's own, whatever stands between them and the visitor.
    // What the site cannot make for now they may go on handing out.
    "cdn-cache-control": `public, max-age=${shared}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    // The same under the names that different networks read.
    "cache-tag": tag,
    "surrogate-key": tag,
  };
}
