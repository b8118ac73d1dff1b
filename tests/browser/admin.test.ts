import type { Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createEntry } from "#app/cms/content/lifecycle.server.ts";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { hasFocus, isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { content, hana } from "#tests/support/contents.ts";
import { nextSecond } from "#tests/support/next-second.ts";
import { DEMO_ADMIN, DEMO_PASSWORD } from "#tests/support/people.ts";

const { site, cookie } = await startAdminSite();

async function signIn(page: Page): Promise<void> {
  // A second sign-in in the same second yields the same token: signing out would end the session of `cookie` too.
  await nextSecond();
  await visit(page, `${site.origin}/admin/balls`);
  await page.locator("input[type=email]").fill(DEMO_ADMIN);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.locator("form:has(input[type=password]) button[type=submit]").first().click();
  await isAt(page, "/admin/balls");
}

/** Waits for the bar's message: on the same page, or on the next one without JavaScript. */
const said = (page: Page, words: string) =>
  page.locator("form [role=status]").getByText(words, { exact: false }).first().waitFor();

test("without JavaScript: sign in, write, publish, weigh, trash, bring back, sign out", async () => {
  const { page, complaints } = await openPage(await launch(), {
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: false,
  });
  const id = "browser";
  await signIn(page);
  await visit(page, `${site.origin}/admin/blogs/new`);
  await page.locator("[name=id]").fill(id);
  await page.locator("[name=title]").fill("試験の記事");
  await page.getByRole("button", { name: "下書き保存" }).last().click();
  await said(page, "下書きを保存しました");
  await page.locator("[name=body]").fill("<p>本文です。</p>");
  await page.locator("button[name=do][value=publish]").click();
  await said(page, "公開しました");
  expect((await fetch(`${site.origin}/blog/${id}`)).status).toBe(200);

  await visit(page, `${site.origin}/admin/balls/b-2022-002`);
  await page.locator("[name=grams]").fill("１,２３４");
  await page.getByRole("button", { name: "体重を記録する" }).click();
  await isAt(page, /b-2022-002\?flash=weighed/);
  await expect.poll(() => page.locator("main").textContent()).toContain("体重を記録しました");

  await visit(page, `${site.origin}/admin/blogs/${id}/edit`);
  await page.getByText("ほかの操作", { exact: true }).click();
  await page.getByRole("button", { name: "ゴミ箱へ移す" }).click();
  await isAt(page, /\/admin\/blogs\?result=/);
  expect((await fetch(`${site.origin}/blog/${id}`)).status).toBe(404);
  await visit(page, `${site.origin}/admin/trash`);
  await page.locator(`input[name=pick][value^='blog/${id}@']`).check();
  await page.getByRole("button", { name: "ゴミ箱から戻す" }).click();
  await page.getByText("1件をゴミ箱から戻しました").waitFor();

  await visit(page, `${site.origin}/admin/dashboard`);
  await page.locator("aside").getByRole("button", { name: "ログアウト" }).click();
  await isAt(page, /\/admin\/login/);
  await visit(page, `${site.origin}/admin/dashboard`);
  expect(page.url()).toContain("/admin/login");
  expect(complaints.filter((text) => !/ERR_|Failed to load resource/.test(text))).toEqual([]);
});

test("without JavaScript: a picture, a schedule, two at once, an older version", async () => {
  const viewport = { width: 1280, height: 900 };
  const { page } = await openAdminPage(site, cookie, { viewport, javaScriptEnabled: false });
  const edit = `${site.origin}/admin/terms/more/edit`;
  const visitor = async () => (await fetch(`${site.origin}/term/more`)).status;
  await visit(page, `${site.origin}/admin/terms/new`);
  await page.locator("[name=id]").fill("more");
  await page.locator("[name=title]").fill("最初の題");
  await page.locator("[name='fields.reading']").fill("さいしょ");
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#4f46e5" } })
    .png()
    .toBuffer();
  const file = { name: "a.png", mimeType: "image/png", buffer: picture };
  await page.locator("[name='upload:cover']").setInputFiles(file);
  await page.locator("[name='cover.alt']").fill("青い四角");
  await page.locator("[name=publishAt]").fill("2099-01-02T03:04");
  await page.locator("button[name=do][value=publish]").click();
  await said(page, "公開を予約しました");
  await said(page, "2099/1/2 3:04に公開");
  await page.locator("fieldset img[src^='/images/']").first().waitFor();
  expect(await visitor()).toBe(404);
  await page.locator("[name=publishAt]").fill("2026-01-02T03:04");
  await page.locator("button[name=do][value=publish]").click();
  await said(page, "公開しました");
  expect(await visitor()).toBe(200);

  const other = await page.context().newPage();
  await visit(other, edit);
  await other.locator("[name=title]").fill("相手の題");
  await page.locator("[name=title]").fill("自分の題");
  await other.getByRole("button", { name: "下書き保存" }).last().click();
  await said(other, "下書きを保存しました");
  await other.close();
  await page.getByRole("button", { name: "下書き保存" }).last().click();
  await page.getByRole("heading", { name: "変更が重なりました" }).waitFor();
  await page.getByLabel("別のタブの内容").first().check();
  await page.getByRole("button", { name: "選んだ内容で変更を公開する" }).click();
  await said(page, "公開しました");
  await expect.poll(() => page.locator("[name=title]").inputValue()).toBe("相手の題");

  await visit(page, `${site.origin}/admin/terms/more/revisions`);
  const versions = page.locator("[name=revision]");
  await versions.selectOption({ index: (await versions.locator("option").count()) - 1 });
  await page.getByRole("button", { name: "この版を下書きにする" }).click();
  await isAt(page, "?flash=reverted");
  await visit(page, edit);
  await expect.poll(() => page.locator("[name=title]").inputValue()).toBe("最初の題");
});

test("entries chosen together are ended and brought back, and the keyboard leads to the search", async () => {
  const { page } = await openAdminPage(site, cookie, { viewport: { width: 1280, height: 900 } });
  await createEntry(site.db, "term", "many", content("term", { title: "まとめる題" }), hana, null, { publishAt: null });
  const visitor = async () => (await fetch(`${site.origin}/term/many`)).status;
  await visit(page, `${site.origin}/admin/terms?q=many`);
  const bar = page.getByRole("form", { name: "選んだものをまとめて操作" });
  expect(await bar.isVisible()).toBe(false);
  const all = page.getByLabel("このページのすべてを選ぶ");
  await all.check();
  await page.locator("input[name=pick][value^='term/many@']:checked").waitFor();
  await page.getByRole("button", { name: "公開終了にする…" }).click();
  await page.locator("[name=sure][type=hidden]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "公開終了にする", exact: true }).click();
  await page.getByText("1件を公開終了にしました").waitFor();
  await expect.poll(visitor).toBe(404);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByText("1件を元に戻しました").waitFor();
  await expect.poll(visitor).toBe(200);
  // Going back must not select what now has the place of the selected rows.
  for (let steps = 0; steps < 3; steps += 1) {
    await all.waitFor();
    await page.goBack();
  }
  await all.waitFor();
  expect(await page.locator("input[name=pick]:checked").count()).toBe(0);
  await visit(page, `${site.origin}/admin/balls`);
  expect(await tallestRow(page)).toBeLessThanOrEqual(56);
  await page.keyboard.press("/");
  await hasFocus(page, "[name=q]");
  await page.keyboard.type("まとめる題");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "まとめる題" }).first().waitFor();
});

function tallestRow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(...[...document.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect().height)),
  );
}
