// Compression: light on the way out of an answer made afresh, thorough for what is cached and requested again.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";

const COMPRESSIBLE_MIN_BYTES = 1024;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg)/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding the visitor takes, of those offered. */
export function pickEncoding(accept: string | undefined, offered: Partial<Record<Encoding, unknown>>): Encoding {
  if (accept === undefined) return "identity";
  if (offered.br && /\bbr\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "br";
  if (offered.gzip && /\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(accept)) return "gzip";
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
  const isCompressible = bytes.byteLength >= COMPRESSIBLE_MIN_BYTES && TEXT.test(type ?? "");
  const encoding = isCompressible ? pickEncoding(accept, { br: true, gzip: true }) : "identity";
  return { bytes: encoding === "identity" ? bytes : await compressBytes(bytes, encoding, "lightly"), encoding };
}
