import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isOwnNetwork, networkOf } from "#app/platform/limits/address-network.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { type Client, exempt } from "./queue.server.ts";

/** A host name, IPv4 address or bracketed IPv6 address, with an optional port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Returns the origin ("https://borupa.example"): the configured one, else from the trusted proxy, else from the Host
 * header; undefined if invalid. Ignores the standard Forwarded header, which proxies pass on from visitors unchecked.
 */
export function originOf(
  req: Pick<IncomingMessage, "headers">,
  { SITE_URL, TRUST_PROXY }: { SITE_URL?: string; TRUST_PROXY: boolean },
): string | undefined {
  if (SITE_URL) return SITE_URL;
  const proxied = (name: string) => (TRUST_PROXY ? lastOf(req.headers[name]) : undefined);
  const host = proxied("x-forwarded-host") ?? req.headers.host ?? "";
  const protocol = proxied("x-forwarded-proto")?.toLowerCase() === "https" ? "https" : "http";
  return HOST.test(host) ? URL.parse(`${protocol}://${host}`)?.origin : undefined;
}

/** Returns the last value, added by the nearest proxy; clients can forge earlier ones. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().at(-1)?.split(",").at(-1)?.trim() || undefined;
}

/** Detects duplicate Host headers: Node reads the first, a proxy may have read the other (RFC 9112, 3.2). */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** Returns path and query of a request line, which may be an absolute URL; undefined for "*". */
export function targetOf(url: string | undefined): string | undefined {
  if (!url || url.startsWith("/")) return url || "/";
  const whole = URL.parse(url);
  return whole && /^https?:$/.test(whole.protocol) ? whole.pathname + whole.search : undefined;
}

/** Returns the client address, from the connection or the trusted proxy. */
export function addressOf(req: IncomingMessage, env: Pick<Environment, "TRUST_PROXY">): string {
  const forwarded = env.TRUST_PROXY ? lastOf(req.headers["x-forwarded-for"]) : undefined;
  // Some gateways append the port.
  const plain = forwarded?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/, "$1$2");
  return plain ?? req.socket.remoteAddress ?? "unknown";
}

/** Returns whether it is a health check, which is never queued. */
export function isHealthCheck(path: string | undefined): boolean {
  return path === "/healthz" || path === "/readyz";
}

/**
 * Returns the network to queue the request for. Exempts private proxies without TRUST_PROXY, behind which all visitors
 * share an address.
 */
export function clientOf(
  req: IncomingMessage,
  address: string,
  env: Pick<Environment, "TRUST_PROXY">,
  isAdmin: (cookies: string | undefined) => boolean,
): Client {
  if (isAdmin(req.headers.cookie)) return exempt;
  const isForwarded = req.headers["x-forwarded-for"] !== undefined || req.headers.forwarded !== undefined;
  return isForwarded && !env.TRUST_PROXY && isOwnNetwork(address) ? exempt : networkOf(address);
}

/** Body bytes buffered for the app; shorter bodies always arrive completely. */
export const WAITING_MAX = 1024 * 1024;

/** Converts the request. `body`: the stream `receive` pipes the request body into; null without one. */
export function requestOf(
  req: IncomingMessage,
  res: ServerResponse,
  origin: string,
): { request: Request; body: PassThrough | null } {
  const { method = "GET", url = "/" } = req;
  const gone = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const isSending = method !== "GET" && method !== "HEAD" && lengthOf(req) > 0;
  const body = isSending ? new PassThrough({ highWaterMark: WAITING_MAX }) : null;
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers,
    signal: gone.signal,
    body: body && createReadableStreamFromReadable(body),
    duplex: "half",
  };
  return { request: new Request(origin + url, init), body };
}

/** Returns the Content-Length, which node:http enforces. */
export function lengthOf(req: IncomingMessage): number {
  return Number(req.headers["content-length"] ?? 0);
}
