import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite();
const body = '<iframe src="//borupa.example/ball"></iframe><iframe src="https://www.youtube.com/embed/x"></iframe>';
const fields = { tags: [], author: "" };
const item = { kind: "blog", id: "frames", title: "枠", summary: "", body, cover: null, fields } as const;
await fillOne(site.db, { ...item, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());

function ask(host: string, path: string): Promise<string> {
  const headers = { Host: host, "User-Agent": "Mozilla/5.0 Chrome/150.0" };
  return new Promise((resolve, reject) => {
    request(site.origin + path, { headers }, (answer) => resolve(text(answer)))
      .on("error", reject)
      .end();
  });
}

const fencesIn = (page: string) => Array.from(page.matchAll(/sandbox=\\?"([^"\\]*)/g), ([, fence]) => fence);
const isOwn = (fence: string | undefined) => !fence?.includes("allow-same-origin");

test.each(["/blog/frames", "/blog/frames.data"])(
  "without SITE_URL a frame of the requested host has an opaque origin, on a cached page too (%s)",
  async (path) => {
    for (const host of ["borupa.example", "other.example", "borupa.example:8080", "borupa.example"]) {
      const fences = fencesIn(await ask(host, path));
      expect(fences.map(isOwn), host).toEqual([host !== "other.example", false]);
    }
  },
);
