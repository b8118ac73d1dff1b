// The built files, all of them, read into memory at start: a build made under a running server takes nothing away from it.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { etagOf, type Page } from "./page-cache.server.ts";
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

/** Every file under the folder by its URL path, with the compressed copies the build put beside it. Dot files are left out. */
export function readFiles(folder: string, headers: Record<string, string>): Map<string, Page> {
  const files = new Map<string, Page>();
  for (const path of pathsUnder(folder, "")) {
    const type = TYPES[extname(path)];
    if (!type) continue;
    const identity = readFileSync(join(folder, path));
    const packed = (ending: string) =>
      existsSync(join(folder, path + ending)) ? readFileSync(join(folder, path + ending)) : undefined;
    const gzip = packed(".gz");
    const br = packed(".br");
    files.set(path, {
      status: 200,
      headers: {
        ...headers,
        "Content-Type": type,
        "Content-Security-Policy": path.endsWith(".svg") ? `${INERT_POLICY}; style-src 'unsafe-inline'` : INERT_POLICY,
        "Cache-Control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        Vary: "Accept-Encoding",
      },
      bytes: { identity, ...(gzip ? { gzip } : {}), ...(br ? { br } : {}) },
      etag: etagOf(identity),
    });
  }
  return files;
}

function pathsUnder(folder: string, path: string): string[] {
  return readdirSync(join(folder, path))
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => {
      const inner = `${path}/${name}`;
      return statSync(join(folder, inner)).isDirectory() ? pathsUnder(folder, inner) : [inner];
    });
}
