// Where a request was addressed: what pages name in their links, what the cache keeps them under, what forms must come from.

import type { IncomingMessage } from "node:http";

/** A name or an IPv4 address, or an IPv6 one in brackets, with or without a port: nothing that could reach into a path. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The origin, "https://borupa.example": the configured one, else what the trusted proxy says last, else the Host header.
 * Undefined where that is no host. The standard Forwarded header is not read: proxies pass on what visitors write in it.
 */
export function originOf(
  req: Pick<IncomingMessage, "headers">,
  { SITE_URL, TRUST_PROXY }: { SITE_URL?: string; TRUST_PROXY: boolean },
): string | undefined {
  if (SITE_URL) return SITE_URL;
  const proxied = (name: string) => (TRUST_PROXY ? lastOf(req.headers[name]) : undefined);
  const host = proxied("x-forwarded-host") ?? req.headers.host ?? "";
  const protocol = proxied("x-forwarded-proto")?.toLowerCase() === "https" ? "https" : "http";
  const named = `${protocol}://${host}`;
  if (named !== last.named) last = { named, origin: HOST.test(host) ? URL.parse(named)?.origin : undefined };
  return last.origin;
}

/** A site is nearly always asked by the same name: what was made of it is not made again. */
let last: { named: string; origin: string | undefined } = { named: "", origin: undefined };

/** Each proxy adds what it saw at the end; what stands before it anyone can write. */
export function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().at(-1)?.split(",").at(-1)?.trim() || undefined;
}

/** Two names, of which Node reads the first: a proxy in front may have read the other (RFC 9112, 3.2). */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** The path and query of a request line, which may name the whole address; undefined where it names no page ("*"). */
export function targetOf(url: string | undefined): string | undefined {
  if (!url || url.startsWith("/")) return url || "/";
  const whole = URL.parse(url);
  return whole && /^https?:$/.test(whole.protocol) ? whole.pathname + whole.search : undefined;
}
