// Benchmark of a cached page against plain node:http and against nginx serving it as a file.

import { setTimeout as wait } from "node:timers/promises";
import { underLoad } from "./measure.ts";
import type { Say } from "./report.ts";
import { hasNginx, rawGet, serve, serveNginx, servePlain } from "./servers.ts";

const ROUNDS = 5;

export async function benchCached(place: Record<string, string>, folder: string, say: Say): Promise<void> {
  const site = await serve(place, { PAGE_CACHE_MB: "64" });
  const url = `${site.origin}/ball`;
  for (const encoding of ["identity", "br"]) {
    // The first request renders the page, the second gets it fully compressed.
    for (const pause of [0, 1000]) {
      await rawGet(url, encoding);
      await wait(pause);
    }
    const page = await rawGet(url, encoding);
    const headers = { "accept-encoding": encoding };
    const ours = { url, headers, pid: site.process.pid };
    const plain = await servePlain(page);
    const result = await underLoad(ours, { url: plain.origin, headers, pid: plain.process.pid }, ROUNDS);
    plain.stop();
    const name = `${encoding} (${page.body.byteLength} bytes)`;
    const seen = `${result.ratio.toFixed(2)} (${Math.round(result.ours)}/s)`;
    say(`cached page / bare node:http, ${name}`, seen, "≥ 0.40", result.ratio >= 0.4);
    if (encoding !== "identity") continue;
    if (!hasNginx()) {
      say("cached page / nginx", "no nginx here", "", true);
      continue;
    }
    const nginx = await serveNginx(page, folder);
    const beside = await underLoad(ours, { url: nginx.origin, headers, pid: nginx.process.pid }, ROUNDS);
    nginx.stop();
    const seenBeside = `${beside.ratio.toFixed(2)} (${Math.round(beside.theirs)}/s)`;
    say(`cached page / nginx with it as a file, ${name}`, seenBeside, "≥ 0.35", beside.ratio >= 0.35);
  }
  site.stop();
}
