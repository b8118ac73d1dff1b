// Compression of answers: what the visitor's browser accepts, chosen for each request.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Body } from "#app/platform/cache/page-cache.server.ts";

type Encoding = "identity" | "gzip" | "br";

const COMPRESSIBLE_MIN_BYTES = 1024;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg)/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding a visitor accepts for these bytes; identity for what is no text, or too short to gain. */
function pickEncoding(accept: string | undefined, bytes: Buffer, type: string | undefined): Encoding {
  if (accept === undefined || bytes.byteLength < COMPRESSIBLE_MIN_BYTES || !TEXT.test(type ?? "")) return "identity";
  if (/\bbr\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "br";
  if (/\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "gzip";
  return "identity";
}

/** Returns the copy of the body that the visitor accepts: the bytes where they are ready, else a promise. */
export function encodedBody(
  body: Body,
  accept: string | undefined,
): { encoding: Encoding; bytes: Buffer | Promise<Buffer> } {
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
