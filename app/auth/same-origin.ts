// Whether a request that changes something was sent by a page of this site.

/**
 * For resource routes, where React Router itself does not compare origins.
 * Sec-Fetch-Site decides where the browser sends it, else Origin. A request with neither comes from no browser page:
 * every browser that can run this site sends Origin with a POST or DELETE, so there is no cookie to abuse.
 */
export function sameOrigin(request: Request, url: URL): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  if (site !== null && site !== "same-origin") return false;
  return origin === null || origin === url.origin;
}
