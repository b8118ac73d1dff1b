// First paint: what browsers show of every URL and error state before, or without, scripts. Pages are found by
// following links from the home page, the notebook and the dashboard, so new pages are included automatically.

import { sql } from "kysely";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { browserOf, startAdminSite } from "#tests/support/admin-site.ts";
import { builtRoutes } from "#tests/support/built-routes.ts";
import { documentOf } from "#tests/support/document.ts";
import { faultsAtFirstPaint } from "#tests/support/first-paint.ts";
import { sessionCookie } from "#tests/support/people.ts";

const { site, cookie } = await startAdminSite();
const admin = browserOf(site, cookie);
const visitor = browserOf(site, await sessionCookie());
const nobody = browserOf(site, "");

/** URLs per route: a list with its filters, a sold snake and an unsold one. */
const OF_A_ROUTE = 2;
const isPage = (answer: Response) => answer.headers.get("Content-Type")?.startsWith("text/html") === true;

test("every page reached by links is complete without scripts, and none is left out", async () => {
  const routes = (await builtRoutes()).map(({ id, pattern }) => ({ id, path: pattern }));
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id ?? "";
  const waiting = new Set([
    "/",
    "/note",
    "/offline",
    "/admin/dashboard",
    ...routes.flatMap(({ path }) => (/[:*.]/.test(path) ? [] : [path])),
  ]);
  const looked = new Map<string, number>();
  const faults: Record<string, string[]> = {};
  for (const address of waiting) {
    const { pathname } = new URL(address, site.origin);
    const route = routeOf(pathname);
    if ((looked.get(route) ?? 0) >= OF_A_ROUTE) continue;
    const answer = await (pathname.startsWith("/admin") ? admin : nobody).request(address);
    const html = await answer.text();
    if (!isPage(answer)) continue;
    looked.set(route, (looked.get(route) ?? 0) + 1);
    expect(answer.status, address).toBe(200);
    const page = documentOf(html);
    const found = await faultsAtFirstPaint(page, site.origin);
    if (found.length > 0) faults[address] = found;
    for (const link of page.querySelectorAll("a[href^='/']"))
      waiting.add(link.getAttribute("href")?.split("#")[0] ?? "");
  }
  expect(faults).toEqual({});
  // Not reachable by links: notebook pages are rendered on the device, JSON and files are not pages, and the others
  // appear only after showing something to a buyer, picking, previewing or uploading.
  const unlinked =
    /^routes\/(note\.|preview|builds|embed|admin\..*(save$|csv_|explanation\.\$number|\$id\.preview|fields|images\.\$id))/;
  const left = routes.filter(({ id, path }) => /^[^*.]*:[^*.]*$/.test(path) && !unlinked.test(id) && !looked.has(id));
  expect(left).toEqual([]);
});

const sent = { method: "POST", body: new URLSearchParams({ do: "x" }) };
const kinds = ["ball", "blog", "info", "term", "breed", "morph"];

test.each([
  ...[
    ...["/nosuch", "/breed", ...kinds.map((kind) => `/${kind}/zzz`), "/note/zzz", "/preview/zzz"],
    ...["/morph/complexes/zzz", "/morph/complexes/pastel", "/morph?look=white&page=9999"],
    // Past the end of the list.
    ...["ball", "blog", "info", "morph", "term"].map((list) => `/${list}?page=9999`),
    ...["/%E0%A4%A", "/ball/..%2f..%2fetc%2fpasswd", `/ball/${"a".repeat(10_000)}`, "/ball/%00", "/term/<script>"],
  ].map((path) => [404, path, nobody, {}, "Page Not Found"] as const),
  ...["/admin/zzz", "/admin/balls/zzz", "/admin/terms/zzz/edit", "/admin/images/zzz"].map(
    (path) => [404, path, admin, {}, "Page Not Found"] as const,
  ),
  ...["/", "/policy", "/calculate", "/ball/b-2019-001"].map((path) => [405, path, nobody, sent, "送信できま"] as const),
  [400, "/admin/trash", admin, sent, "ダッシュボードへ"] as const,
  [403, "/admin/dashboard", visitor, {}, "管理画面を使う権限がありません"] as const,
  [
    401,
    "/admin/terms/new",
    nobody,
    { ...sent, headers: { "Sec-Fetch-Dest": "document" } },
    "もう一度ログインしてください",
  ] as const,
  [403, "/shop", nobody, { ...sent, headers: { Origin: "https://example.com" } }, "ほかのサイト"] as const,
  [413, "/shop", nobody, { method: "POST", body: "x".repeat(400_000) }, "大きすぎます"] as const,
])("%i at %s is complete without scripts, and says what happened", async (status, path, browser, init, words) => {
  const answer = await browser.request(path, init);
  const page = documentOf(await answer.text());
  expect(answer.status).toBe(status);
  expect(page.querySelector("main")?.textContent).toContain(words);
  expect(await faultsAtFirstPaint(page, site.origin)).toEqual([]);
  if (status === 405) expect(answer.headers.get("Allow")).toContain("GET");
  if (status !== 404) return;
  expect(page.title).toBe("404 - Page Not Found | ボルパ手帖");
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex, nofollow");
  const actions = [...page.querySelectorAll("main a")].map((link) => [link.textContent, link.getAttribute("href")]);
  expect(actions).toEqual([
    ["トップページへ", "/"],
    ["前のページへ戻る", "/"],
  ]);
});

test("a failing page is the not-found screen, complete without scripts", async () => {
  await sql`ALTER TABLE entries RENAME TO entries_elsewhere`.execute(site.db);
  for (const [path, browser] of [
    ["/term?q=uncached", nobody],
    ["/admin/terms", admin],
  ] as const) {
    const answer = await browser.request(path);
    const page = documentOf(await answer.text());
    expect([path, answer.status]).toEqual([path, 500]);
    expect(page.querySelector("main")?.textContent).toContain("Page Not Found");
    expect(await faultsAtFirstPaint(page, site.origin)).toEqual([]);
  }
});
