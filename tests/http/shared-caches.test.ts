import { expect, test } from "vitest";
import { createEntry } from "#app/cms/content/lifecycle.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { builtRoutes } from "#tests/support/built-routes.ts";
import { content, hana } from "#tests/support/contents.ts";
import { DEMO_ADMIN, emulatorSettings, forgedCookie, makePeople, signIn } from "#tests/support/people.ts";
import { get, startSite } from "#tests/support/site.ts";

const HERE = "http://borupa.example";
await makePeople();
const site = await startSite({ env: { ...emulatorSettings(), CDN_SECONDS: "600", SITE_URL: HERE } });
await createEntry(site.db, "term", "x-hidden", content("term", { title: "まだ秘密" }), hana);
const { cookie } = await signIn(site.origin, DEMO_ADMIN, undefined, HERE);
const cookies = { nobody: "", dark: "theme=dark", admin: cookie ?? "" };

const segments: Readonly<Record<string, string>> = { ball: "b-2019-001", morph: "mojave", breed: "2022-kohaku-akane" };

/** Returns a URL for every route of the build, including hidden and missing entries. */
async function allPaths(): Promise<string[]> {
  const paths = (await builtRoutes()).map(({ pattern }) => pattern);
  const [info] = await site.db.selectFrom("entries").select("id").where("kind", "=", "info").limit(1).execute();
  const [term] = await site.db.selectFrom("entries").select("id").where("kind", "=", "term").limit(1).execute();
  const [blog] = await site.db.selectFrom("entries").select("id").where("kind", "=", "blog").limit(1).execute();
  const ids = { ...segments, info: info?.id, term: term?.id, blog: blog?.id };
  const filled = paths.map((path) => {
    const kind = path.split("/")[1] as keyof typeof ids;
    return path
      .replace(":kind", "terms")
      .replace(":id", (path.startsWith("/admin") ? "x-hidden" : ids[kind]) ?? "x")
      .replace("*", "x/y");
  });
  return [...new Set([...filled, "/term/x-hidden", "/search?q=秘密", "/calculate?sire=clown&dam=het+clown"])];
}

const mayBeShared = (headers: Headers) =>
  /public|s-maxage/.test(headers.get("Cache-Control") ?? "public") || headers.has("CDN-Cache-Control");

test("shared caches keep nothing that differs between people, sets a cookie or belongs to the admin", async () => {
  const paths = (await allPaths()).flatMap((path) => [
    path,
    ...(/^\/(?:admin|$)|\?/.test(path) ? [] : [`${path}.data`]),
  ]);
  expect(paths.length).toBeGreaterThan(90);
  let shared = 0;
  for (const path of paths) {
    const bodies = new Set<string>();
    for (const [who, cookie] of Object.entries(cookies)) {
      if (who === "dark" && path.startsWith("/admin")) continue;
      const answer = await get(site.origin + path, { Cookie: cookie });
      const name = `${who} ${path}`;
      const body = await answer.text();
      if (!mayBeShared(answer.headers)) {
        expect(answer.headers.get("Cache-Control"), name).toMatch(/no-store|private|no-cache/);
        continue;
      }
      bodies.add(body);
      if (answer.headers.has("CDN-Cache-Control")) shared += 1;
      expect(path, name).not.toMatch(/^\/admin|^\/api\/admin|x-hidden/);
      expect([200, 304, 308], name).toContain(answer.status);
      expect(answer.headers.getSetCookie(), name).toEqual([]);
      if (answer.headers.has("CDN-Cache-Control")) {
        expect(who, name).not.toBe("dark");
        expect(answer.headers.get("Vary"), name).toContain("Cookie");
      }
      expect(body, name).not.toContain("まだ秘密");
    }
    expect(bodies.size, path).toBeLessThanOrEqual(1);
  }
  expect(shared).toBeGreaterThan(60);
  for (const path of paths.filter((one) => !/\?|\.data$/.test(one))) {
    const answer = await fetch(site.origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: HERE, Cookie: forgedCookie(), "Content-Type": "application/x-www-form-urlencoded" },
      body: "theme=dark&x=y",
    });
    await answer.text();
    expect(mayBeShared(answer.headers), `POST ${path}`).toBe(false);
  }
});

test("a page carries its generation, and a write changes that of the next", async () => {
  const tagOf = async () => (await get(`${site.origin}/policy`)).headers.get("Cache-Tag");
  await tagOf();
  expect(await tagOf()).toBe(`generation-${await readGeneration(site.db)}`);
  const before = await tagOf();
  await saveSetting(site.db, "x", 0, {}, hana);
  await expect.poll(tagOf).toBe(`generation-${await readGeneration(site.db)}`);
  expect(await tagOf()).not.toBe(before);
});
