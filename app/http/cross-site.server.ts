// Refuses writes that another site made a browser send, on every route, resource routes included.

/** Whether a request that changes something comes from this site's own pages (or from no browser at all). */
export function isOwnWrite(method: string, headers: Headers, origin: string): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return true;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const from = headers.get("Origin") ?? refererOrigin(headers.get("Referer"));
  // A browser always says where a form post comes from; without either header there is no browser and no cookie of a victim.
  return from === null || from === origin;
}

function refererOrigin(referer: string | null): string | null {
  if (referer === null) return null;
  return URL.canParse(referer) ? new URL(referer).origin : "null";
}
