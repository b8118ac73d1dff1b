// Answers made afresh are compressed lightly on their way out; kept pages have their own, better bytes.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_IT = 1024;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg)/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The same bytes, compressed where the visitor takes it and they are text worth the work. */
export async function compressed(
  bytes: Buffer | null,
  headers: Headers,
  accept = "",
): Promise<{ bytes: Buffer | null; encoding: "br" | "gzip" | null }> {
  const isWorthIt = bytes && bytes.byteLength >= WORTH_IT && TEXT.test(headers.get("Content-Type") ?? "");
  if (!isWorthIt || headers.has("Content-Encoding")) return { bytes, encoding: null };
  if (/\bbr\b/.test(accept)) {
    return { bytes: await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: "br" };
  }
  if (/\bgzip\b/.test(accept)) return { bytes: await toGzip(bytes, { level: 5 }), encoding: "gzip" };
  return { bytes, encoding: null };
}
