// How answers leave: pages that are kept or may be, answers that are not, and the way to a page's one address.

import type { IncomingMessage, ServerResponse } from "node:http";
import { isDraining } from "#app/platform/site/readiness.server.ts";
import { bytesOf } from "./body-bytes.server.ts";
import { negotiate, pickEncoding } from "./compress.server.ts";
import { finish } from "./finish.server.ts";
import { INERT_POLICY } from "./headers.server.ts";
import type { Page } from "./page-cache.server.ts";
import { headOf, headWith, withMore } from "./ready-head.server.ts";

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
