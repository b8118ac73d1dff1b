// Answers made afresh are compressed lightly on their way out; kept pages have their own, better bytes.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_IT = 1024;
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml|manifest\+json)|image\/svg)/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The same answer, compressed where the visitor takes it and it is text worth the work. */
export async function compressed(response: Response, accept: string | undefined, head: boolean): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.body || head || response.headers.has("Content-Encoding") || !TEXT.test(type)) return mutable(response);
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const encoding =
    bytes.byteLength < WORTH_IT
      ? null
      : /\bbr\b/.test(accept ?? "")
        ? "br"
        : /\bgzip\b/.test(accept ?? "")
          ? "gzip"
          : null;
  const packed =
    encoding === "br"
      ? await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === "gzip"
        ? await toGzip(bytes, { level: 5 })
        : bytes;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(packed.byteLength));
  return new Response(new Uint8Array(packed), { status: response.status, statusText: response.statusText, headers });
}

/** Headers of a redirect or a fetched answer may be read-only; the listener adds its own. */
function mutable(response: Response): Response {
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: new Headers(response.headers),
  });
}
