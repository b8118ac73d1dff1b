import { expect, test } from "vitest";
import {
  onRefresh,
  raiseGeneration,
  readGeneration,
  refreshCaches,
} from "#app/platform/cache/generation-cache.server.ts";
import { type Page, PageCache } from "#app/platform/cache/page-cache.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const page = (): Page => ({
  status: 200,
  headers: {},
  bytes: Buffer.from("x"),
  type: "text/html",
  isCached: false,
  copies: {},
  etag: "e",
});
const later = new Date(Date.now() + 3_600_000);
const past = new Date(Date.now() - 1);

test("a page is cached until any write", () => {
  const cache = new PageCache(1);
  cache.moveTo(1, later);
  cache.put("/", page(), cache.epoch);
  expect(cache.get("/")?.etag).toBe("e");
  cache.moveTo(2, later);
  expect(cache.get("/")).toBeUndefined();
});

test("a page rendered before a write is not cached after it", () => {
  const cache = new PageCache(1);
  cache.moveTo(1, later);
  const before = cache.epoch;
  cache.moveTo(2, later);
  cache.put("/", page(), before);
  expect(cache.get("/")).toBeUndefined();
});

test("after learning a generation no older page is served, whichever process wrote", async () => {
  const db = emptyDatabase();
  const cache = new PageCache(1);
  const lookNoMore = onRefresh(async () => cache.moveTo(await readGeneration(db), later));
  const first = await refreshCaches(db);
  cache.put("/", page(), cache.epoch);
  await raiseGeneration(db);
  expect(cache.get("/")).toBeDefined();
  expect(await refreshCaches(db)).toBe(first + 1);
  expect(cache.get("/")).toBeUndefined();
  lookNoMore();
});

test("a page started before a scheduled change and finished after it is not cached", () => {
  const cache = new PageCache(1);
  cache.moveTo(1, past);
  const before = cache.epoch;
  // Another request's check has advanced the generation; nothing was written.
  cache.moveTo(1, later);
  cache.put("/", page(), before);
  expect(cache.get("/")).toBeUndefined();
});

test("a page expires at a scheduled change, although nothing was written", () => {
  const cache = new PageCache(1);
  cache.moveTo(1, later);
  cache.put("/", page(), cache.epoch);
  cache.moveTo(1, past);
  // The next check advances the generation; older pages must not come back.
  cache.moveTo(1, later);
  expect(cache.get("/")).toBeUndefined();
});

test("stale entries are found only as the last good page, and are evicted like others", () => {
  const cache = new PageCache(1);
  cache.moveTo(1, later);
  cache.put("/", page(), cache.epoch);
  cache.moveTo(2, later);
  expect(cache.get("/")).toBeUndefined();
  expect(cache.lastGood("/")?.etag).toBe("e");
  expect(cache.size.pages).toBe(0);
  cache.put("/", { ...page(), etag: "f" }, cache.epoch);
  expect([cache.get("/")?.etag, cache.lastGood("/")?.etag, cache.size.pages]).toEqual(["f", "f", 1]);
  cache.delete("/");
  expect(cache.lastGood("/")).toBeUndefined();
  const large = { ...page(), bytes: Buffer.alloc(100_000) };
  for (let index = 0; index < 20; index += 1) {
    cache.put(`/${index}`, large, cache.epoch);
    cache.invalidate();
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(1024 * 1024);
  expect([cache.lastGood("/0"), cache.lastGood("/19")?.etag]).toEqual([undefined, "e"]);
});
