import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isAt, launch, openPage, settle, visit } from "#tests/support/browser.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, DEMO_VISITOR, emulatorSettings, makePeople } from "#tests/support/people.ts";
import { startSite } from "#tests/support/site.ts";

const SYNC = "/api/admin/token-sync";
await makePeople();
const site = await startSite({ env: { ...emulatorSettings(), FIREBASE_TOKEN_SYNC_URL: SYNC } });
const browser = await launch();

const desktop = { viewport: { width: 1280, height: 900 } };
/** Returns everything stored in the browser for this site that its scripts can read. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const all = [{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, await caches.keys()];
    return JSON.stringify(all);
  });

async function signIn(page: Page): Promise<void> {
  await visit(page, `${site.origin}/admin/login`);
  await page.locator("input[type=email]").fill(DEMO_ADMIN);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await isAt(page, "/admin/dashboard");
}

test("the browser stores no token: neither after signing in, nor after a reload, nor from an earlier version", async () => {
  const { page, complaints } = await openPage(browser, desktop);
  await visit(page, `${site.origin}/policy`);
  const old = ["firebase:authUser:demo-key:[DEFAULT]", JSON.stringify({ stsTokenManager: { refreshToken: "old" } })];
  await page.evaluate(([name = "", value = ""]) => localStorage.setItem(name, value), old);
  await signIn(page);
  for (const path of [null, "/admin/balls", "/blog"]) {
    if (path) await visit(page, site.origin + path);
    await settle(page);
    // One of the SDK's databases counts its uses; accounts and tokens are in another.
    expect(await stored(page)).not.toMatch(/firebase:|firebaseLocalStorage|refreshToken|admin-session|eyJ/);
  }
  expect(complaints).toEqual([]);
});

test("a non-admin is rejected once: reloading the login page requests, shows and logs nothing", async () => {
  const { page } = await openPage(browser, desktop);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(new URL(request.url()).pathname);
  });
  await visit(page, `${site.origin}/admin/login`);
  await page.locator("input[type=email]").fill(DEMO_VISITOR);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await page.getByText("このアカウントには、管理画面を使う権限がありません。").waitFor();
  const refused = () => site.db.selectFrom("events").select("at").where("action", "=", "sign-in-refused").execute();
  expect([requests.filter((path) => path === "/api/admin/verify-token").length, (await refused()).length]).toEqual([
    1, 1,
  ]);
  requests.length = 0;
  for (let times = 0; times < 3; times += 1) {
    await page.reload();
    await settle(page);
    expect(await page.getByText("権限がありません").count()).toBe(0);
  }
  expect([requests, (await refused()).length]).toEqual([[], 1]);
});

test("a token is reported once over all pages, and its end when signing out here", async () => {
  const { page } = await openPage(browser, desktop);
  const told: string[] = [];
  page.context().on("request", (request) => {
    if (new URL(request.url()).pathname === SYNC) told.push(request.method());
  });
  await signIn(page);
  await expect.poll(() => told).toEqual(["POST"]);
  for (const path of ["/admin/balls", "/admin/terms"]) {
    await visit(page, site.origin + path);
    await settle(page);
  }
  await page.locator("aside").getByRole("button", { name: "ログアウト" }).click();
  await isAt(page, /\/admin\/login/);
  await expect.poll(() => told).toEqual(["POST", "DELETE"]);
  await page.waitForFunction(() => localStorage.length === 0);
});

test("an open page revalidates when the session ends in another tab; input stays and is announced", async () => {
  const { page } = await openPage(browser, desktop);
  await signIn(page);
  const reading = await page.context().newPage();
  await visit(reading, `${site.origin}/admin/terms`);
  const writing = await page.context().newPage();
  await visit(writing, `${site.origin}/admin/terms/new`);
  await writing.locator("[name=title]").fill("書きかけ");
  await writing.locator("form[data-unsaved]").waitFor();
  for (const tab of [reading, writing]) await settle(tab);

  await page.locator("aside").getByRole("button", { name: "ログアウト" }).click();
  await isAt(page, /\/admin\/login/);
  await isAt(reading, "/admin/login?to=%2Fadmin%2Fterms");
  await writing.getByRole("alert").getByText("ログアウトされました").waitFor();
  expect(await writing.locator("[name=title]").inputValue()).toBe("書きかけ");
});
