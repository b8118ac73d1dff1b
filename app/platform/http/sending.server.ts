import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Body, Page } from "#app/platform/cache/page-cache.server.ts";
import { isDraining } from "#app/platform/site/build.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { themeOf } from "#app/platform/site/theme.ts";
import { lengthOf } from "./request.server.ts";
import { INERT_POLICY } from "./security-headers.server.ts";

/** Limits for reading and discarding a body that is still arriving after the response. */
const LINGER_MS = 5_000;
const LINGER_BYTES = 32 * 1024 * 1024;

const WITHOUT_LENGTH = [204, 304];

/**
 * Sends status and bytes. If the request body is incomplete, closes the connection, but lingers first: closing with
 * unread data resets the connection before the client reads the response.
 */
export function finish(req: IncomingMessage, res: ServerResponse, status: number, bytes: Buffer | undefined): void {
  const isSending = lengthOf(req) > 0 && !req.complete;
  if (isSending || isDraining()) res.setHeader("Connection", "close");
  const isHead = req.method === "HEAD";
  if (bytes) res.setHeader("Content-Length", bytes.byteLength);
  else if (!isHead && !WITHOUT_LENGTH.includes(status)) res.setHeader("Content-Length", 0);
  res.writeHead(status);
  const shown = isHead ? undefined : bytes;
  if (!isSending) {
    res.end(shown);
    // Unread data would block the next request on the connection.
    req.unpipe();
    req.resume();
    return;
  }
  if (shown) res.write(shown);
  else res.flushHeaders();
  linger(req, res);
}

function linger(req: IncomingMessage, res: ServerResponse): void {
  let bytes = 0;
  const close = () => {
    clearTimeout(late);
    req.off("data", count);
    res.end();
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > LINGER_BYTES) close();
  };
  const late = setTimeout(close, LINGER_MS);
  req.unpipe();
  req.on("data", count);
  req.once("end", close);
  req.once("close", close);
}

/** Makes browsers revalidate pages on every visit. */
export const REVALIDATE = "max-age=0, must-revalidate";

const STALE_IF_ERROR_SECONDS = 86_400;

/** Returns the headers that let a CDN store a page for `seconds`; none if 0. Dark pages are private, because a cache may ignore cookies. */
export function sharedCaching(req: IncomingMessage, page: Page, seconds: number): Record<string, string> {
  if (seconds === 0 || page.headers["cache-control"] !== `public, ${REVALIDATE}`) return {};
  if (themeOf(req.headers.cookie) !== "light") return { "cache-control": `private, ${REVALIDATE}` };
  const { generation, staleAt } = page.madeFrom ?? { generation: 0, staleAt: 0 };
  const shared = Math.min(seconds, Math.floor((staleAt - currentTime().getTime()) / 1000));
  if (shared < 1) return {};
  const tag = `generation-${generation}`;
  return {
    "cache-control": `public, max-age=0, s-maxage=${shared}, must-revalidate`,
    // RFC 9213, for the site's own CDN, which may serve a stale page during an outage.
    "cdn-cache-control": `public, max-age=${shared}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    // Purge tags; the header name depends on the CDN.
    "cache-tag": tag,
    "surrogate-key": tag,
  };
}

/** Sends a page or file in an accepted encoding, or a 304. `more`: additional headers. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  more: Record<string, string> = {},
): void | Promise<void> {
  const headers: Record<string, string | number> = { ...page.headers, etag: page.etag, ...more };
  if (isDraining()) headers.connection = "close";
  if (req.headers["if-none-match"]?.includes(page.etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const { encoding, bytes } = encodedBody(page, req.headers["accept-encoding"]);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  const send = (ready: Buffer) => {
    headers["content-length"] = ready.byteLength;
    res.writeHead(page.status, headers).end(req.method === "HEAD" ? undefined : ready);
  };
  return Buffer.isBuffer(bytes) ? send(bytes) : bytes.then(send);
}

export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
  common: Record<string, string>,
): Promise<void> {
  const hasBody = req.method !== "HEAD" && response.body !== null;
  const whole = hasBody ? Buffer.from(await response.arrayBuffer()) : undefined;
  for (const [name, value] of Object.entries(common)) res.setHeader(name, value);
  res.setHeader("Content-Security-Policy", INERT_POLICY);
  res.setHeader("Cache-Control", "private, no-store");
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") res.setHeader(name, value);
  });
  const isSecure = "Strict-Transport-Security" in common;
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => (isSecure && !/;\s*Secure\b/i.test(cookie) ? `${cookie}; Secure` : cookie));
  if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
  res.appendHeader("Vary", "Accept-Encoding");
  if (!whole) return finish(req, res, response.status, undefined);
  const type = response.headers.get("Content-Type") ?? undefined;
  const { encoding, bytes } = encodedBody(
    { bytes: whole, type, isCached: false, copies: {} },
    req.headers["accept-encoding"],
  );
  const sent = await bytes;
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  finish(req, res, response.status, sent);
}

export function redirect(req: IncomingMessage, res: ServerResponse, to: string, common: Record<string, string>): void {
  const headers = {
    ...common,
    "Content-Security-Policy": INERT_POLICY,
    "Cache-Control": "public, max-age=3600",
    Location: to,
  };
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  finish(req, res, 308, undefined);
}

type Encoding = "identity" | "gzip" | "br";

const COMPRESSIBLE_MIN_BYTES = 1024;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg)/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns the best accepted encoding; identity for binary or short bodies. */
function pickEncoding(accept: string | undefined, bytes: Buffer, type: string | undefined): Encoding {
  if (accept === undefined || bytes.byteLength < COMPRESSIBLE_MIN_BYTES || !TEXT.test(type ?? "")) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept)) return "gzip";
  return "identity";
}

/** Returns the body in the accepted encoding, as a promise until it is compressed. */
function encodedBody(body: Body, accept: string | undefined): { encoding: Encoding; bytes: Buffer | Promise<Buffer> } {
  const encoding = pickEncoding(accept, body.bytes, body.type);
  if (encoding === "identity") return { encoding, bytes: body.bytes };
  body.copies[encoding] ??= compress(body, encoding);
  return { encoding, bytes: body.copies[encoding] };
}

async function compress({ bytes, isCached, copies }: Body, encoding: "gzip" | "br"): Promise<Buffer> {
  const level = isCached ? 9 : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const made = await (encoding === "gzip" ? toGzip(bytes, { level }) : toBrotli(bytes, { params }));
  copies[encoding] = made;
  return made;
}
