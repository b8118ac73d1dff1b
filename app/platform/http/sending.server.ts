// How answers leave: pages that are kept or may be, answers that are not, and the way to a page's one address.

import type { IncomingMessage, ServerResponse } from "node:http";
import { isDraining } from "#app/platform/site/readiness.server.ts";
import { bytesOf } from "./body-bytes.server.ts";
import { type Encoding, negotiate, pickEncoding } from "./compress.server.ts";
import { finish } from "./finish.server.ts";
import { INERT_POLICY } from "./headers.server.ts";
import type { Page } from "./page-cache.server.ts";

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
 * A finished page or file, as its visitor's browser takes it; a 304 where it has it already. `more`: what is said of it this
 * time only.
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  more: Readonly<Record<string, string>> = {},
): void {
  if (isDraining()) res.setHeader("Connection", "close");
  if (req.headers["if-none-match"]?.includes(page.etag)) {
    res.writeHead(304, withMore(headOf(page), more));
    res.end();
    return;
  }
  const encoding = pickEncoding(req.headers["accept-encoding"], page.bytes);
  const bytes = page.bytes[encoding] ?? page.bytes.identity;
  res.writeHead(page.status, withMore(headWith(page, bytes, encoding), more));
  res.end(req.method === "HEAD" ? undefined : bytes);
}

/** The same of a page just made: pressed lightly, as its first visitor takes it. */
export async function sendFresh(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const accept = req.headers["accept-encoding"];
  const { bytes, encoding } = await negotiate(page.bytes.identity, page.headers["content-type"], accept);
  page.bytes[encoding] ??= bytes;
  sendPage(req, res, page, more);
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
