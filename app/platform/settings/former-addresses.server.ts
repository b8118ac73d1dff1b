// Redirects of former addresses, applied only where no page exists.

import { type MiddlewareFunction, redirect } from "react-router";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import { type Db, database } from "#app/platform/database/connection.server.ts";
import { type FormerAddress, plainPath, targetPath } from "#app/platform/settings/former-addresses.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";

export const FORMER_ADDRESSES = "former-addresses";

/** Browsers may cache a redirect this long, because an admin may change it. */
const HOUR = "public, max-age=3600";

export function readFormer(db: Db): Promise<{ version: number; value: readonly FormerAddress[] }> {
  return readSetting<readonly FormerAddress[]>(db, FORMER_ADDRESSES, []);
}

async function newAddress(db: Db, path: string, now: Date): Promise<string | undefined> {
  const all = await cached(db, FORMER_ADDRESSES, now, async () => {
    const { value } = await readFormer(db);
    return new Map(value.map(({ from, to }) => [plainPath(from), to]));
  });
  const to = all.get(plainPath(path));
  return to === undefined || targetPath(to) === plainPath(path) ? undefined : to;
}

/** Root middleware: turns a 404 into a redirect if the address has moved. */
export const redirectFormerAddress: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const response = await next();
  if (response.status !== 404 || !/^(?:GET|HEAD)$/.test(request.method)) return response;
  const to = await newAddress(database(), url.pathname, currentTime());
  return to === undefined ? response : redirect(to, { status: 301, headers: { "Cache-Control": HOUR } });
};
