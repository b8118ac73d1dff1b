import { environment } from "#app/platform/site/environment.server.ts";
import type { KindName } from "./kind.ts";
import { allKinds } from "./registry.ts";

const OWN = "https://own.invalid";

/** Returns the path without a trailing slash; null for other sites. `page`: path of the page that contains the link. */
export function ownPath(link: string, page: string): string | null {
  if (!URL.canParse(link, OWN + page)) return null;
  const url = new URL(link, OWN + page);
  const { SITE_URL } = environment();
  if (url.origin !== OWN && url.origin !== (SITE_URL && new URL(SITE_URL).origin)) return null;
  return url.pathname.replace(/(?<=.)\/$/, "");
}

export function entryAt(path: string): { kind: KindName; id: string } | null {
  const [, root, id, more] = path.split("/");
  const kind = allKinds().find((one) => one.path === `/${root}`);
  return kind && id && more === undefined ? { kind: kind.name, id } : null;
}
