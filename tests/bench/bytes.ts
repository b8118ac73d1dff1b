// Benchmark of page weights against their budgets.

import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Say } from "./report.ts";
import { serve } from "./servers.ts";

export async function benchBytes(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder });
  for (const path of ["/", "/ball", "/info/temperature"]) {
    const html = await (await fetch(site.origin + path)).text();
    // Named by links and by imports.
    const named = [...html.matchAll(/"(\/assets\/[^"#]+\.(js|css))#?"/g)];
    const files = (kind: string) => new Set(named.filter(([, , ending]) => ending === kind).map(([, file]) => file));
    const sum = (kind: string) =>
      [...files(kind)].reduce(
        (total, file) => total + brotliCompressSync(readFileSync(`build/client${file}`)).byteLength,
        0,
      );
    const sizes = [
      ["HTML", brotliCompressSync(Buffer.from(html)).byteLength, 15_000],
      ["JavaScript", sum("js"), 145_000],
      ["CSS", sum("css"), 25_000],
    ] as const;
    for (const [name, size, budget] of sizes)
      say(`${name} of ${path}, brotli`, `${size} bytes`, `≤ ${budget}`, size <= budget);
  }
  site.stop();
}
