// Facts of a node:http request, and the same request as the Fetch API has it, which is what routes read.

import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isOwnNetwork, networkOf } from "#app/platform/limits/address-network.ts";
import type { Environment } from "#app/platform/site/environment.server.ts";
import { type Client, exempt } from "./queue.server.ts";

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
  return HOST.test(host) ? URL.parse(`${protocol}://${host}`)?.origin : undefined;
}

/** Each proxy adds what it saw at the end; what is before it anyone can write. */
function lastOf(header: string | string[] | undefined): string | undefined {
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

/** The visitor's address, from the connection or from the one trusted proxy. */
export function addressOf(req: IncomingMessage, env: Pick<Environment, "TRUST_PROXY">): string {
  const forwarded = env.TRUST_PROXY ? lastOf(req.headers["x-forwarded-for"]) : undefined;
  // Some gateways append the port.
  const plain = forwarded?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/, "$1$2");
  return plain ?? req.socket.remoteAddress ?? "unknown";
}

/** Health checks are answered whatever the load. */
export function isHealthCheck(path: string | undefined): boolean {
  return path === "/healthz" || path === "/readyz";
}

/**
 * The network that requests are queued by. Behind a proxy in the own network that TRUST_PROXY does not know, all visitors look like
 * one: limiting that one would close the site.
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

/** The most of a body that waits in memory for the app: one that is no longer than this always arrives whole. */
export const WAITING_MAX = 1024 * 1024;

/** `body`: where the request's body is poured (`receive`); null where it has none. */
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

/** How long the body is, as its sender says and node:http holds them to. */
export function lengthOf(req: IncomingMessage): number {
  return Number(req.headers["content-length"] ?? 0);
}
