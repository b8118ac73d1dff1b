// Static files, read into memory at startup so that a new build cannot break a running server.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { etagOf, type Page } from "#app/platform/cache/page-cache.server.ts";
import { INERT_POLICY } from "./security-headers.server.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Returns all files by URL path, with their precompressed copies. Skips dot files. */
export function readFiles(folder: string, headers: Record<string, string>): Map<string, Page> {
  const files = new Map<string, Page>();
  for (const path of pathsUnder(folder, "")) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const bytes = readFileSync(join(folder, path));
    const packed = (ending: string) =>
      existsSync(join(folder, path + ending)) ? readFileSync(join(folder, path + ending)) : undefined;
    const gzip = packed(".gz");
    const br = packed(".br");
    files.set(path, {
      status: 200,
      headers: {
        ...headers,
        "content-type": type,
        "content-security-policy": `${INERT_POLICY}${extraPolicy(path)}`,
        "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        vary: "Accept-Encoding",
      },
      bytes,
      type,
      isCached: true,
      copies: { ...(gzip ? { gzip } : {}), ...(br ? { br } : {}) },
      etag: etagOf(bytes),
    });
  }
  return files;
}

/** Drawings use inline styles; a worker script's own policy applies to it, and it may only fetch from this site. */
function extraPolicy(path: string): string {
  if (path.endsWith(".svg")) return "; style-src 'unsafe-inline'";
  return path.startsWith("/assets/worker-") ? "; connect-src 'self'" : "";
}

function pathsUnder(folder: string, path: string): string[] {
  return readdirSync(join(folder, path))
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => {
      const inner = `${path}/${name}`;
      return statSync(join(folder, inner)).isDirectory() ? pathsUnder(folder, inner) : [inner];
    });
}
