import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, openPage } from "#tests/support/browser.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, emulatorSettings, makePeople } from "#tests/support/people.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  await makePeople();
  site = await startSite({ env: emulatorSettings() });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.origin}/admin/balls`);
  await page.locator("input[type=email]").fill(DEMO_ADMIN);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.locator("form:has(input[type=password]) button[type=submit]").first().click();
  await page.waitForURL("**/admin/balls");
}

test.each([false, true])(
  "JavaScript %s: sign in, write, publish, weigh, trash, bring back, sign out",
  async (javaScriptEnabled) => {
    const { page, complaints, close } = await openPage(browser, {
      viewport: { width: 1280, height: 900 },
      javaScriptEnabled,
    });
    const id = `browser-${javaScriptEnabled}`;
    await signIn(page);
    await page.goto(`${site.origin}/admin/blogs/new`);
    await page.locator("[name=id]").fill(id);
    await page.locator("[name=title]").fill("試験の記事");
    await page.getByRole("button", { name: "下書き保存" }).last().click();
    await page.waitForURL(`**/admin/blogs/${id}/edit?said=saved`);
    await page.locator("[name=body]").fill("<p>本文です。</p>");
    await page.getByRole("button", { name: "公開する" }).click();
    await page.waitForURL(`**/admin/blogs/${id}/edit?said=published`);
    expect((await fetch(`${site.origin}/blog/${id}`)).status).toBe(200);

    await page.goto(`${site.origin}/admin/balls/b-2022-002`);
    await page.locator("[name=grams]").fill("１,２３４");
    await page.getByRole("button", { name: "記録する" }).click();
    await page.waitForURL("**/admin/balls/b-2022-002?said=weighed");
    expect(await page.locator("main").textContent()).toContain("体重を記録しました");

    await page.goto(`${site.origin}/admin/blogs/${id}/edit`);
    await page.getByText("そのほか", { exact: true }).last().click();
    await page.getByRole("button", { name: "ゴミ箱へ移す" }).click();
    await page.waitForURL("**/admin/blogs?said=trashed");
    expect((await fetch(`${site.origin}/blog/${id}`)).status).toBe(404);
    await page.goto(`${site.origin}/admin/trash`);
    await page.locator(`input[name=pick][value^='blog/${id}@']`).check();
    await page.getByRole("button", { name: "選んだものを戻す" }).click();
    await page.getByText("1件をゴミ箱から戻しました").waitFor();

    await page.goto(`${site.origin}/admin/dashboard`);
    await page.locator("aside").getByRole("button", { name: "ログアウト" }).click();
    await page.waitForURL("**/admin/login**");
    await page.goto(`${site.origin}/admin/dashboard`);
    expect(page.url()).toContain("/admin/login");
    expect(complaints.filter((text) => !/ERR_|Failed to load resource/.test(text))).toEqual([]);
    await close();
  },
  90_000,
);
