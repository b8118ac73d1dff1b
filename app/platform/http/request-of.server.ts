// A node:http request as the Fetch API has it, which is what routes read.

import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";

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
