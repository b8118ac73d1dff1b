import { expect, test } from "vitest";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { builtRoutes } from "#tests/support/built-routes.ts";
import { emulatorSettings, forgedCookie, makePeople, visitorCookie } from "#tests/support/people.ts";
import { startSite } from "#tests/support/site.ts";

await makePeople();
const site = await startSite({ env: emulatorSettings() });
const cookies = {
  nobody: null,
  forger: forgedCookie(),
  garbage: "admin-session=x.y.z",
  visitor: await visitorCookie(),
};

/** Every admin address of the built manifest, with an entry's name where it wants one. */
async function adminRoutes(): Promise<{ id: string; path: string }[]> {
  const routes = await builtRoutes("admin");
  return routes.map(({ id, pattern }) => ({
    id,
    path: pattern.replace(":kind", "balls").replace(":id", "b-2019-001"),
  }));
}

test("the manifest holds the admin's routes, and each of them stands under the guarded layout", async () => {
  const routes = await adminRoutes();
  expect(routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/admin/dashboard",
      "/admin/balls",
      "/admin/balls/new",
      "/admin/balls/b-2019-001/edit",
      "/admin/shop",
      "/admin/trash",
    ]),
  );
  for (const { id, parentId } of await builtRoutes("admin")) expect(parentId, id).toBe("routes/admin");
});

test("/admin is the dashboard, whoever asks: the guard stands there", async () => {
  for (const cookie of Object.values(cookies)) {
    const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
    const answer = await fetch(`${site.origin}/admin`, { redirect: "manual", headers });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/dashboard"]);
  }
});

test("nothing of the admin gets through and nothing is written, whoever asks and however", async () => {
  const routes = await adminRoutes();
  const before = await readGeneration(site.db);
  for (const [who, cookie] of Object.entries(cookies)) {
    for (const { id, path } of routes) {
      const page = path === "/admin" ? "/admin/dashboard" : path;
      const asked: [string, string][] = [
        ["GET", page],
        ["GET", `${page}.data`],
        ["GET", `${page}.data?_routes=${encodeURIComponent(id)}`],
        ["GET", `${page}.data?_routes=${encodeURIComponent("routes/admin")}`],
        ["POST", page],
        ["POST", `${page}.data`],
      ];
      for (const [method, target] of asked) {
        const response = await fetch(site.origin + target, {
          method,
          redirect: "manual",
          headers: {
            Origin: site.origin,
            "User-Agent": "Mozilla/5.0 Chrome/150.0",
            ...(cookie ? { Cookie: cookie } : {}),
            ...(method === "POST" ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
          },
          ...(method === "POST"
            ? { body: "do=publish&title=x&action=trash&pick=ball/b-2019-001@2&version=2&date=2026-11-01&grams=500" }
            : {}),
        });
        const name = `${who} ${method} ${target}`;
        const body = await response.text();
        // 202 is the router's own envelope of a redirect in a data answer.
        expect([202, 302, 401, 403, 404, 405], name).toContain(response.status);
        expect(body, name).not.toMatch(/ダッシュボード|ゴミ箱|琥珀|下書き保存|registration\./);
      }
    }
  }
  expect(await readGeneration(site.db)).toBe(before);
});
