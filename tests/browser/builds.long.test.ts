import { sql } from "kysely";
import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { isAt, isInteractive, launch, openPage, visit } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite();
const browser = await launch();

const desktop = { viewport: { width: 1440, height: 900 } };
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
const reachForAll = (page: Page) =>
  page.locator("a[href^='/']").evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "主なページ" }).getByRole("link", { name }).click();

/** The page's clock is stopped: reloads within seconds count as one on a slow machine too. */
async function openHere() {
  const opened = await openPage(browser, desktop);
  await opened.page.addInitScript((now) => {
    Date.now = () => now;
  }, Date.now());
  return opened;
}

/** Triggers the check for a newer build on return to the page, and waits for it. */
const lookAgain = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { json } = Response.prototype;
        Response.prototype.json = async function () {
          Response.prototype.json = json;
          const read: unknown = await json.call(this);
          setTimeout(resolve);
          return read;
        };
        document.dispatchEvent(new Event("visibilitychange"));
      }),
  );

test("a newer build is loaded by a full navigation to the requested page", async () => {
  const { page } = await openHere();
  await visit(page, `${site.origin}/ball`);
  const documents = documentsOf(page);
  await menu(page, "モルフ図鑑");
  await isAt(page, "/morph");
  expect(documents).toEqual([]);

  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "a-newer-one", timestamp: 1 } }));
  await lookAgain(page);
  await menu(page, "ショップ");
  await isAt(page, "/shop");
  expect(documents).toEqual(["/shop"]);
});

test("a missing chunk leads to a full navigation to the requested page", async () => {
  const { page } = await openHere();
  let refused = 0;
  let documents: string[] = [];
  // Later requests are not counted: some engines retry a failed prefetch, others remember it.
  await page.route(/\/assets\/shop-[^/]*\.js$/, (route) => {
    if (documents.includes("/shop")) return route.continue();
    refused += 1;
    return route.fulfill({ status: 404 });
  });
  await visit(page, `${site.origin}/ball`);
  // The page prefetches the chunk when its link gets focus.
  await expect.poll(() => reachForAll(page).then(() => refused)).toBe(1);
  documents = documentsOf(page);
  await menu(page, "ショップ");
  await isAt(page, "/shop");
  await expect.poll(() => page.locator("h1").textContent()).toContain("ショップ");
  await expect.poll(() => documents.at(-1)).toBe("/shop");
  // Engines without the Navigation API also request the current page again.
  if (await page.evaluate(() => "navigation" in window)) expect(documents).toEqual(["/shop"]);
});

test("a permanently missing chunk does not cause a reload loop", async () => {
  const { page } = await openHere();
  await page.route(/\/assets\/shop-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await visit(page, `${site.origin}/ball`);
  const documents = documentsOf(page);
  await menu(page, "ショップ");
  // Without its chunk this page does not hydrate.
  await expect.poll(() => page.url()).toBe(`${site.origin}/shop`);
  // A page stuck in a reload loop is never idle.
  await page.waitForLoadState("networkidle");
  expect(documents.length).toBeLessThanOrEqual(4);
  expect(await page.locator("h1").textContent()).toBeTruthy();
});

test.each([
  ["broken off", (route: Route) => route.abort()],
  [
    "nonsense",
    (route: Route) => route.fulfill({ status: 200, body: "nonsense", headers: { "X-Remix-Response": "yes" } }),
  ],
  [
    "somebody else's",
    (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "<p>Bad gateway" }),
  ],
])("navigation data that is %s leads to one full navigation", async (_, answer) => {
  const { page } = await openHere();
  await page.route("**/shop.data*", answer);
  await visit(page, `${site.origin}/ball`);
  const documents = documentsOf(page);
  await menu(page, "ショップ");
  await isAt(page, "/shop");
  await expect.poll(() => page.locator("h1").textContent()).toContain("ショップ");
  expect(documents).toEqual(["/shop"]);
  // The page that came as a document is not reloaded; a second failure within 10 seconds shows the error screen.
  await isInteractive(page);
  await menu(page, "個体");
  await isAt(page, "/ball");
  await menu(page, "ショップ");
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  expect(documents).toEqual(["/shop"]);
  await page.getByRole("link", { name: "前のページへ戻る" }).click();
  await isAt(page, "/ball");
});

test("a page the server cannot render is requested once more and shows the error", async () => {
  const { page } = await openHere();
  await visit(page, `${site.origin}/ball`);
  const documents = documentsOf(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("main a[href^='/ball/']");
    if (link) link.id = "damaged";
  });
  const path = await page.locator("#damaged").getAttribute("href");
  const id = path?.split("/").at(-1) ?? "";
  await sql`UPDATE entries SET live = 'damaged' WHERE kind = 'ball' AND id = ${id}`.execute(site.db);
  await page.locator("#damaged").click();
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  await isInteractive(page);
  expect(documents).toEqual([path]);
});
