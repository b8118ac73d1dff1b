// What is kept is compressed behind the answers, and a flood of pages must not take the machine for it.

import { expect, test } from "vitest";
import { compressBytes } from "#app/platform/http/compression.server.ts";
import { etagOf, type Page, PageCache } from "#app/platform/http/page-cache.server.ts";

const text = Buffer.from(Array.from({ length: 4000 }, (_, n) => `ボールパイソン${(n * n) % 97}`).join(""));

/** A page that tells when a compressed copy of it is there. */
function pageTelling(name: string, told: string[]): Page {
  const bytes = new Proxy<Page["bytes"]>(
    { identity: text },
    {
      set(kept, encoding, value) {
        told.push(`${name} ${String(encoding)}`);
        return Reflect.set(kept, encoding, value);
      },
    },
  );
  return { status: 200, headers: {}, bytes, etag: etagOf(text) };
}

function cacheWith(...kept: readonly (readonly [key: string, page: Page])[]): PageCache {
  const cache = new PageCache(8);
  for (const [key, page] of kept) {
    // An answer to a query is kept when it is made for the second time.
    for (let time = 0; time < 2; time += 1) cache.put(key, page, cache.epoch);
  }
  return cache;
}

test("one page at a time is compressed, however many are asked for at once", async () => {
  const told: string[] = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => pageTelling(name, told)) as [Page, Page, Page];
  const cache = cacheWith(["/a", a], ["/b", b], ["/c", c]);
  for (const key of ["/a", "/b", "/c", "/a"]) expect(cache.get(key)).toBeDefined();
  await expect.poll(() => told.length).toBe(6);
  expect(told).toEqual(["a gzip", "a br", "b gzip", "b br", "c gzip", "c br"]);
  expect(a.bytes.br).toEqual(await compressBytes(text, "br", "well"));
});

test("anybody can ask a query, so its answer is compressed no more than lightly", async () => {
  const told: string[] = [];
  const page = pageTelling("q", told);
  page.bytes.br = await compressBytes(text, "br", "lightly");
  const cache = cacheWith(["/search?q=x", page]);
  cache.get("/search?q=x");
  // Compressed after it: once this is done, the other is too.
  const next = pageTelling("next", told);
  cache.put("/next", next, cache.epoch);
  cache.get("/next");
  await expect.poll(() => told.at(-1)).toBe("next br");
  expect(told).toEqual(["q br", "q gzip", "next gzip", "next br"]);
  expect(page.bytes.gzip).toEqual(await compressBytes(text, "gzip", "lightly"));
});

test("a page that was out of date before its turn is left alone", async () => {
  const told: string[] = [];
  const [a, b] = ["a", "b"].map((name) => pageTelling(name, told)) as [Page, Page];
  const cache = cacheWith(["/a", a], ["/b", b]);
  cache.get("/a");
  cache.get("/b");
  cache.forget();
  const next = pageTelling("next", told);
  cache.put("/next", next, cache.epoch);
  cache.get("/next");
  await expect.poll(() => told.at(-1)).toBe("next br");
  expect(told).not.toContain("b br");
});
