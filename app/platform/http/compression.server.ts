// Compression: light on the way out of an answer made afresh, thorough for what is cached and requested again.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";

const COMPRESSIBLE_MIN_BYTES = 1024;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg)/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding a visitor takes for these bytes; identity for what is no text, or too short to be worth it. */
export function pickEncoding(accept: string | undefined, bytes: Buffer, type: string | null | undefined): Encoding {
  if (accept === undefined || bytes.byteLength < COMPRESSIBLE_MIN_BYTES || !TEXT.test(type ?? "")) return "identity";
  if (/\bbr\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "br";
  if (/\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "gzip";
  return "identity";
}

export function compressBytes(bytes: Buffer, encoding: "gzip" | "br", care: "lightly" | "well"): Promise<Buffer> {
  if (encoding === "gzip") return toGzip(bytes, { level: care === "well" ? 9 : 5 });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: care === "well" ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** The same bytes, lightly compressed where the visitor takes it and they are text worth the work. */
export async function negotiate(
  bytes: Buffer,
  type: string | null | undefined,
  accept: string | undefined,
): Promise<{ bytes: Buffer; encoding: Encoding }> {
  const encoding = pickEncoding(accept, bytes, type);
  return { bytes: encoding === "identity" ? bytes : await compressBytes(bytes, encoding, "lightly"), encoding };
}
