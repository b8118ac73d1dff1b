// One address a page: "/ball/" and "/BALL" are "/ball".

/** Begins with one slash only: what follows two, or a backslash, a browser takes for the name of another site. */
const PATH_AND_QUERY = /^(\/[^/\\?][^?]*?)\/*(\?.*)?$/s;

/** The one path and query that what was asked for should be asked for by; undefined where it was. */
export function canonicalAddress(target: string, isPublicPage: (path: string) => boolean): string | undefined {
  const [, path, query = ""] = PATH_AND_QUERY.exec(target) ?? [];
  if (path === undefined) return undefined;
  // The router does not mind capitals; addresses of public pages have none.
  const lower = path.toLowerCase();
  const address = (isPublicPage(lower) ? lower : path) + query;
  return address === target ? undefined : address;
}
