// One address a page: "/ball/" and "/BALL" are "/ball".

import { withoutEndingSlashes } from "#app/platform/site/ending-slashes.ts";

/** With one slash only: what follows two, or a backslash, a browser takes for the name of another site. */
const BEGINNING = /^\/[^/\\]/;

/** The one path and query that what was asked for should be asked for by; undefined where it was. */
export function canonicalAddress(target: string, isPublicPage: (path: string) => boolean): string | undefined {
  const mark = target.indexOf("?");
  const asked = mark === -1 ? target : target.slice(0, mark);
  if (!BEGINNING.test(asked)) return undefined;
  const path = withoutEndingSlashes(asked);
  // Leads on to the dashboard, whichever way it is written.
  if (path === "/admin") return undefined;
  // The router does not mind capitals; addresses of public pages have none.
  const lower = path.toLowerCase();
  const address = (isPublicPage(lower) ? lower : path) + (mark === -1 ? "" : target.slice(mark));
  return address === target ? undefined : address;
}
