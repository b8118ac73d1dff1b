// The end of an answer, also to somebody who is still sending.

import type { IncomingMessage, ServerResponse } from "node:http";
import { isDraining } from "#app/platform/site/readiness.server.ts";
import { lengthOf } from "./request-of.server.ts";

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
