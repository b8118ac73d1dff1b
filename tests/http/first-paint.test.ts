// First paint: what a browser shows of every address and every error state before, or without, scripts. Pages are found by following
// links from the front page, the notebook and the dashboard; a new page is looked at without being named here.

import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { browserOf, startAdminSite } from "#tests/support/admin-site.ts";
import { builtRoutes } from "#tests/support/built-routes.ts";
import { documentOf } from "#tests/support/document.ts";
import { visitorCookie } from "#tests/support/people.ts";

const { site, cookie } = await startAdminSite();
const admin = browserOf(site, cookie);
const visitor = browserOf(site, await visitorCookie());
const nobody = browserOf(site, "");

/** Of each route so many addresses: a list with its filters, a snake that is sold and one that is not. */
const OF_A_ROUTE = 4;
const NOWHERE = /\bundefined\b|\bnull\b|\bNaN\b|\[object/;

const sheets = new Map<string, Promise<string>>();
const sheet = (href: string) => {
  const css = sheets.get(href) ?? fetch(new URL(href, site.origin)).then((answer) => answer.text());
  sheets.set(href, css);
  return css;
};

/** What is wrong with a document as it arrives. */
async function faultsOf(html: string): Promise<string[]> {
  const page = documentOf(html);
  const links = [...page.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href") ?? "");
  const inline = [...page.querySelectorAll("style")].map((style) => style.textContent ?? "");
  const css = [...(await Promise.all(links.map(sheet))), ...inline].join("\n");
  const ruled = new Set(Array.from(css.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, name = ""]) => name.replaceAll("\\", "")));
  const faults = new Set<string>();
  for (const element of page.querySelectorAll("[class]")) {
    for (const name of element.classList) {
      // Names that Chakra and React Router give of their own accord: what is styled has another one.
      if (!ruled.has(name) && !/^(chakra-|active$)/.test(name))
        faults.add(`no rule for "${name}" of <${element.localName}>`);
    }
  }
  for (const element of page.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name !== "content" && NOWHERE.test(value)) faults.add(`${name}="${value}" of <${element.localName}>`);
    }
  }
  for (const hidden of page.querySelectorAll("script, style, pre, code, textarea")) hidden.remove();
  const words = new RegExp(`.{0,30}(${NOWHERE.source}).{0,10}`).exec(page.body.textContent ?? "");
  if (words) faults.add(`the words "${words[0]}"`);
  if (page.title === "" || NOWHERE.test(page.title)) faults.add(`title "${page.title}"`);
  return [...faults];
}

const isPage = (answer: Response) => answer.headers.get("Content-Type")?.startsWith("text/html") === true;

test("every page reached by links is whole without scripts, and none is left out", async () => {
  const routes = (await builtRoutes()).map(({ id, pattern }) => ({ id, path: pattern }));
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id ?? "";
  const waiting = [
    "/",
    "/note",
    "/offline",
    "/admin/dashboard",
    ...routes.flatMap(({ path }) => (/[:*.]/.test(path) ? [] : [path])),
  ];
  const looked = new Map<string, number>();
  const asked = new Set<string>();
  const faults: Record<string, string[]> = {};
  for (const address of waiting) {
    const { pathname } = new URL(address, site.origin);
    const route = routeOf(pathname);
    if (asked.has(address) || (looked.get(route) ?? 0) >= OF_A_ROUTE) continue;
    asked.add(address);
    const answer = await (pathname.startsWith("/admin") ? admin : nobody).request(address);
    const html = await answer.text();
    if (!isPage(answer)) continue;
    looked.set(route, (looked.get(route) ?? 0) + 1);
    expect(answer.status, address).toBe(200);
    const found = await faultsOf(html);
    if (found.length > 0) faults[address] = found;
    for (const link of documentOf(html).querySelectorAll("a[href^='/']")) {
      waiting.push(link.getAttribute("href")?.split("#")[0] ?? "");
    }
  }
  expect(faults).toEqual({});
  // Notebook pages are drawn on the device; answers in JSON and files are no pages; of the rest no link leads to one before something
  // has been shown to a buyer, picked, previewed or uploaded.
  const unlinked =
    /^routes\/(note\.|preview|builds|embed|admin\..*(save$|csv_|explanation\.\$number|\$id\.preview|fields|images\.\$id))/;
  const left = routes.filter(({ id, path }) => /^[^*.]*:[^*.]*$/.test(path) && !unlinked.test(id) && !looked.has(id));
  expect(left).toEqual([]);
});

const sent = { method: "POST", body: new URLSearchParams({ x: "1" }) };
const kinds = ["ball", "blog", "info", "term", "breed", "morph"];

test.each([
  ...["/nosuch", ...kinds.map((kind) => `/${kind}/zzz`), "/note/zzz", "/preview/zzz", "/morph/complexes/zzz"].map(
    (path) => [404, path, nobody, {}, "Page Not Found"] as const,
  ),
  ...["/admin/zzz", "/admin/balls/zzz", "/admin/terms/zzz/edit", "/admin/images/zzz"].map(
    (path) => [404, path, admin, {}, "Page Not Found"] as const,
  ),
  ...["/", "/policy", "/calculate", "/ball/b-2019-001"].map((path) => [405, path, nobody, sent, "この送り方"] as const),
  [403, "/admin/dashboard", visitor, {}, "管理画面を使う権限がありません"] as const,
  [
    401,
    "/admin/terms/new",
    nobody,
    { ...sent, headers: { "Sec-Fetch-Dest": "document" } },
    "ログインの期限が切れています",
  ] as const,
  [403, "/shop", nobody, { ...sent, headers: { Origin: "https://example.com" } }, "ほかのサイト"] as const,
  [413, "/shop", nobody, { method: "POST", body: "x".repeat(400_000) }, "大きすぎます"] as const,
])("%i at %s is whole without scripts, and says what happened", async (status, path, browser, init, words) => {
  const answer = await browser.request(path, init);
  const html = await answer.text();
  const page = documentOf(html);
  expect(answer.status).toBe(status);
  expect(page.querySelector("main")?.textContent).toContain(words);
  expect(await faultsOf(html)).toEqual([]);
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
