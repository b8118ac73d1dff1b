import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, emulatorSettings, makePeople } from "#tests/support/people.ts";
import { startSite } from "#tests/support/site.ts";

await makePeople();
const site = await startSite({ env: { ...emulatorSettings(), GTM_ID: "GTM-TEST123" } });
const browser = await launch();

async function othersOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

test("the tag manager gets every page view once, and is never loaded in the admin or for signed-in admins", async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const asked = await othersOf(page);
  await visit(page, `${site.origin}/ball`);
  const views = () =>
    page.evaluate(() => window.dataLayer?.filter(({ event }) => event === "page_view").map((view) => view.page_path));
  await expect.poll(views).toEqual(["/ball"]);
  await page.getByRole("navigation", { name: "主なページ" }).getByRole("link", { name: "モルフ図鑑" }).click();
  await expect.poll(views).toEqual(["/ball", "/morph"]);
  await expect
    .poll(() => asked.filter((url) => url.includes("gtm.js")))
    .toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]);
  expect(complaints).toEqual([]);
  await visit(page, `${site.origin}/admin/login`);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await page.locator("input[type=email]").fill(DEMO_ADMIN);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await isAt(page, "/admin/dashboard");
  await visit(page, `${site.origin}/ball`);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(asked.filter((url) => url.includes("gtm.js"))).toHaveLength(1);
  await visit(page, `${site.origin}/admin/dashboard`);
  await page.locator("aside").getByRole("button", { name: "ログアウト" }).click();
  await isAt(page, /\/admin\/login/);
  await visit(page, `${site.origin}/ball`);
  await expect.poll(views).toEqual(["/ball"]);
});

test("the tag manager never runs in the notebook or on devices with one", async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const asked = await othersOf(page);
  const isLoaded = () => page.evaluate(() => window.dataLayer !== undefined);
  const menu = page.getByRole("navigation", { name: "主なページ" });
  await visit(page, `${site.origin}/ball`);
  await expect.poll(isLoaded).toBe(true);
  // Third-party scripts end with the document, which the notebook does not share.
  await menu.getByRole("link", { name: "手帖" }).click();
  await page.getByRole("heading", { level: 1, name: "あなたの手帖です" }).waitFor();
  await expect.poll(isLoaded).toBe(false);
  expect(new URL(page.url()).pathname).toBe("/note");
  await visit(page, `${site.origin}/note/new`);
  await page.getByLabel("名前").fill("モモ");
  await page.getByRole("button", { name: "加える" }).click();
  await page.getByRole("heading", { level: 1, name: "モモ" }).waitFor();
  await menu.getByRole("link", { name: "モルフ図鑑" }).click();
  await page.getByRole("heading", { level: 1, name: /モルフ/ }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await isLoaded()).toBe(false);
  await visit(page, `${site.origin}/ball`);
  await page.waitForLoadState("networkidle");
  expect(await isLoaded()).toBe(false);
  expect(asked.filter((url) => url.includes("gtm.js"))).toHaveLength(1);
  expect(complaints).toEqual([]);
});
