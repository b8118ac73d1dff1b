// The CSRF check: refuses writes that another site made a browser send, on every route, resource routes included.

/** Whether a request that changes something comes from this site's own pages (or from no browser at all). `header`: its value by lower-case name. */
export function passesCsrfCheck(method: string, header: (name: string) => string | null, origin: string): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return true;
  const source = header("origin") ?? refererOrigin(header("referer"));
  // Sec-Fetch-Site is the browser's own word, which no page can change. "none" is said of what a person began, not a page: then
  // the origin, where one is named, has to be this host as well.
  const site = header("sec-fetch-site");
  if (site !== null)
    return (site === "same-origin" || site === "none") && (source === null || hostOf(source) === hostOf(origin));
  // A browser always says where a form post comes from; without either header there is no browser and no cookie of a victim.
  return source === null || source === origin;
}

/** Undefined for "null" and for what is no address. */
function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}

function refererOrigin(referer: string | null): string | null {
  if (referer === null) return null;
  return URL.parse(referer)?.origin ?? "null";
}
