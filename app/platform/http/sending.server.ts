// How answers leave: pages that are cached or may be, answers that are not, and the way to a page's one address.

import type { IncomingMessage, ServerResponse } from "node:http";
import { isDraining } from "#app/platform/site/build.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { themeOf } from "#app/platform/site/theme.ts";
import { compressBytes, type Encoding, negotiate, pickEncoding } from "./compression.server.ts";
import type { Page } from "./page-cache.server.ts";
import { lengthOf } from "./request.server.ts";
import { INERT_POLICY } from "./security-headers.server.ts";

// A response's body as bytes. A rendered page keeps its bytes at hand, so that nobody pumps them through a stream.
const atHand = new WeakMap<Response, Buffer>();

export function responseWith(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init);
  atHand.set(response, bytes);
  return response;
}

/** The whole body. A response made by `responseWith` may be read more than once; any other is used up. */
export async function bytesOf(response: Response): Promise<Buffer> {
  return atHand.get(response) ?? Buffer.from(await response.arrayBuffer());
}

// The end of an answer, also to somebody who is still sending.

/** How long, and for how many bytes, what is still being sent is read and thrown away after the answer. */
const LINGER_MS = 5_000;
const LINGER_BYTES = 32 * 1024 * 1024;

const WITHOUT_LENGTH = [204, 304];

/**
 * Sends status and bytes with the headers set so far. A body that has not arrived makes the connection unfit for another
 * request, so it is closed; but not before its sender had time to read the answer, since a connection closed on what is
 * still coming is reset, and the answer is lost.
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
    // What has arrived and nobody read would hold up the next request on the connection.
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

// What shared caches before the site (a CDN, a proxy that keeps) are told of the pages that are the same for everybody.

/** What a browser does with a page of the site: ask each time whether it has changed. */
export const REVALIDATE = "max-age=0, must-revalidate";

const STALE_IF_ERROR_SECONDS = 86_400;
const AS_MADE: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Headers for a page that the page cache keeps. A visitor's own choice, dark, is the one thing that makes it another page:
 * that one is the visitor's browser's alone, so that a cache that looks at no cookies never hands it to somebody else.
 * `seconds`: how long a shared cache may keep the other; 0: not at all.
 */
export function sharedCaching(req: IncomingMessage, page: Page, seconds: number): Readonly<Record<string, string>> {
  if (seconds === 0 || page.headers["cache-control"] !== `public, ${REVALIDATE}`) return AS_MADE;
  if (themeOf(req.headers.cookie) !== "light") return { "cache-control": `private, ${REVALIDATE}` };
  const { generation, staleAt } = page.madeFrom ?? { generation: 0, staleAt: 0 };
  const shared = Math.min(seconds, Math.floor((staleAt - currentTime().getTime()) / 1000));
  if (shared < 1) return AS_MADE;
  const tag = `generation-${generation}`;
  return {
    "cache-control": `public, max-age=0, s-maxage=${shared}, must-revalidate`,
    // RFC 9213: for caches that are the site's own, whatever is between them and the visitor.
    // What the site cannot make for now they may go on handing out.
    "cdn-cache-control": `public, max-age=${shared}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    // The same under the names that different networks read.
    "cache-tag": tag,
    "surrogate-key": tag,
  };
}

// The head of an answer that goes out again and again, made once: node:http takes a list of names and values quicker than an object,
// and the lists of a page's copies are the same each time.

/** Names and values by turns. Nobody changes one. */
type Head = string[];

/** Of each page its own, and that of each copy with the bytes it speaks of: a better compressed copy may take one's place. */
interface Ready {
  own: Head;
  copies: Partial<Record<Encoding, { bytes: Buffer; head: Head }>>;
}

const ready = new WeakMap<Page, Ready>();

function readyOf(page: Page): Ready {
  const known = ready.get(page);
  if (known) return known;
  // Of two lines that differ in capitals only the later counts.
  const lines = Object.entries(page.headers).map(([name, value]) => [name.toLowerCase(), [name, value]] as const);
  const made: Ready = { own: [...new Map(lines).values(), ["ETag", page.etag]].flat(), copies: {} };
  ready.set(page, made);
  return made;
}

/** Of the page, whichever way its bytes travel. */
export function headOf(page: Page): Head {
  return readyOf(page).own;
}

/** The same with what is said of these bytes of the page. */
export function headWith(page: Page, bytes: Buffer, encoding: Encoding): Head {
  const { own, copies } = readyOf(page);
  const known = copies[encoding];
  if (known?.bytes === bytes) return known.head;
  const packed = encoding === "identity" ? [] : ["Content-Encoding", encoding];
  const head = [...own, "Content-Length", String(bytes.byteLength), ...packed];
  copies[encoding] = { bytes, head };
  return head;
}

/** The head with what is said this time only, which stands in the place of what is said always. */
export function withMore(head: Head, more: Readonly<Record<string, string>>): Head {
  let lines = head;
  for (const name in more) {
    const value = more[name] ?? "";
    if (lines === head) lines = [...head];
    const at = lines.findIndex((one, place) => place % 2 === 0 && one.toLowerCase() === name);
    if (at === -1) lines.push(name, value);
    else lines[at + 1] = value;
  }
  return lines;
}

/**
 * Sends a page or file in the encoding its visitor takes, or a 304 to one who has it. A copy that is ready goes out at once; one
 * that is not is compressed lightly first. `more`: headers of this answer only.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  more: Readonly<Record<string, string>> = {},
): void | Promise<void> {
  if (isDraining()) res.setHeader("Connection", "close");
  if (req.headers["if-none-match"]?.includes(page.etag)) {
    res.writeHead(304, withMore(headOf(page), more));
    res.end();
    return;
  }
  const type = page.headers["content-type"] ?? page.headers["Content-Type"];
  const encoding = pickEncoding(req.headers["accept-encoding"], page.bytes.identity, type);
  const send = (bytes: Buffer) => {
    res.writeHead(page.status, withMore(headWith(page, bytes, encoding), more));
    res.end(req.method === "HEAD" ? undefined : bytes);
  };
  const ready = page.bytes[encoding];
  if (ready) return send(ready);
  return compressedCopy(page, encoding).then(send);
}

const compressing = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>();

/** Compresses a page once, however many wait for the same copy of it. */
function compressedCopy(page: Page, encoding: Encoding): Promise<Buffer> {
  const copies = compressing.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  compressing.set(page, copies);
  const underWay = copies.get(encoding);
  if (underWay) return underWay;
  const { identity } = page.bytes;
  const made = (encoding === "identity" ? Promise.resolve(identity) : compressBytes(identity, encoding, "lightly"))
    .then((bytes) => (page.bytes[encoding] ??= bytes))
    .finally(() => copies.delete(encoding));
  copies.set(encoding, made);
  return made;
}

/** An answer that nobody keeps. `common`: the headers every answer carries. */
export async function sendMade(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
  common: Record<string, string>,
): Promise<void> {
  const whole = req.method === "HEAD" || response.body === null ? null : await bytesOf(response);
  const { bytes, encoding } = whole
    ? await negotiate(whole, response.headers.get("Content-Type"), req.headers["accept-encoding"])
    : { bytes: undefined, encoding: "identity" };
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
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  finish(req, res, response.status, bytes);
}

/** To the one address of a page, for good. */
export function redirect(req: IncomingMessage, res: ServerResponse, to: string, common: Record<string, string>): void {
  const headers = {
    ...common,
    "Content-Security-Policy": INERT_POLICY,
    "Cache-Control": "public, max-age=3600",
  };
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader("Location", to);
  finish(req, res, 308, undefined);
}
