import { describe, expect, test } from "vitest";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { PageKeys } from "#app/platform/cache/page-cache.server.ts";
import { get, sharedSite } from "#tests/support/site.ts";

describe("keys", () => {
  const module = (loader?: unknown) => ({ default: undefined, loader }) as never;
  const keys = new PageKeys({
    routes: {
      root: { id: "root", path: "", module: module() },
      home: { id: "home", parentId: "root", index: true, module: module(cacheable([], () => null)) },
      list: { id: "list", parentId: "root", path: "ball", module: module(cacheable(["q", "page"], () => null)) },
      one: { id: "one", parentId: "root", path: "ball/:id", module: module(cacheable([], () => null)) },
      tool: { id: "tool", parentId: "root", path: "ball/new", module: module(() => null) },
      rest: { id: "rest", parentId: "root", path: "*", module: module(() => null) },
    },
  });
  const addressOf = (target: string) => keys.of(target, undefined)?.address ?? null;

  test.each([
    ["/", "/"],
    ["/?utm_source=x", "/"],
    ["/_.data", "/_.data"],
    ["/ball", "/ball"],
    ["/ball?page=2&x=1&q=%61%E3%81%82", "/ball?q=a%E3%81%82&page=2"],
    ["/ball?q=a&q=b", "/ball?q=a&q=b"],
    ["/ball.data?q=a&y", "/ball.data?q=a"],
    ["/ball/a-1?tab=b", "/ball/a-1"],
  ])("%s is cached as %s", (target, address) => expect(addressOf(target)).toBe(address));

  test.each([
    ...["/ball/new", "/nothere", "/ball.data?_routes=root", `/ball?q=${"a".repeat(600)}`],
    ...["/BALL", "/ball/", "//ball", "/ball/%61", "/b/../ball"],
  ])("%s is not cached", (target) => expect(addressOf(target)).toBeNull());

  test("if pages name the requested host, each host has its own", () => {
    const keyAt = (origin: string) => keys.of("/ball", undefined, origin)?.key;
    expect(keyAt("https://a.example")).not.toBe(keyAt("https://b.example"));
  });

  test("a dark page is cached separately, and no other cookie matters", () => {
    const keyFor = (cookies?: string) => keys.of("/ball", cookies)?.key;
    expect(keyFor("a=b; theme=dark")).not.toBe(keyFor());
    expect(keyFor("theme=light; admin-session=x.y.z")).toBe(keyFor());
    expect(keyFor("xtheme=dark")).toBe(keyFor());
    expect(keys.of("/ball", "a=b; theme=dark")?.cookie).toBe("theme=dark");
  });
});

describe("the site", async () => {
  const site = await sharedSite();

  const isKept = async (path: string) => {
    const response = await get(site.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.headers.get("Cache-Control") === "public, max-age=0, must-revalidate";
  };

  test("caches its public pages", async () => {
    const pages = [
      ...["/", "/ball", "/morph", "/term", "/info", "/blog", "/shop", "/search?q=x", "/policy"],
      ...["/feed.xml", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/ball.data", "/_.data"],
      ...["/ball/b-2019-001", "/morph/mojave", "/breed/2022-kohaku-akane"],
    ];
    for (const path of pages) expect([path, await isKept(path)]).toEqual([path, true]);
  });

  test("caches each answer of the calculator under its complete query", async () => {
    const clown = "/calculate?sire=clown&dam=het+clown";
    expect(await isKept(clown)).toBe(true);
    const others = ["&n=9", "&view=genotype", "&sg=pastel&ss=super", "&sg=super&ss=pastel", "&r=5%25", "&tool=plan"];
    const etags = await Promise.all(
      ["", "&utm=x", ...others].map(async (more) => (await get(site.origin + clown + more)).headers.get("ETag")),
    );
    expect(etags[1]).toBe(etags[0]);
    expect(new Set(etags).size).toBe(1 + others.length);
  });

  test("does not cache what depends on the visitor", async () => {
    const pages = ["/stress_check", "/weather-forecast", "/api/calculate?sire=clown&dam=clown"];
    for (const path of pages) expect([path, await isKept(path)]).toEqual([path, false]);
  });

  test("responds alike whatever else a URL or a cookie contains", async () => {
    const etag = async (path: string, cookie = "") =>
      (await get(site.origin + path, { Cookie: cookie })).headers.get("ETag");
    expect(await etag("/morph/mojave?tab=1", "weather-area=130010")).toBe(await etag("/morph/mojave"));
    expect(await etag("/ball?page=2&x=y")).toBe(await etag("/ball?page=2"));
    expect(await etag("/ball?page=2")).not.toBe(await etag("/ball"));
    expect(await etag("/ball", "theme=dark")).not.toBe(await etag("/ball"));
  });
});
