import type { Page } from "playwright";
import { expect, test } from "vitest";
import { changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { bringSession, openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { visit } from "#tests/support/browser.ts";

const { site, cookie } = await startAdminSite();

const SEASON = "2022-kohaku-akane";
/** A desk form: its page, the field and value, and its submit button. */
const forms = [
  ["tonight's pairs", "/admin/pairs", "[name=date]", "きのうの夜", "まとめて記録する"],
  ["a tap with a note", `/admin/breeds/${SEASON}`, "#season-note", "停電していた", "ロック"],
] as const;

function sent(page: Page, box: string, button: string) {
  const form = page.locator("form").filter({ has: page.locator(box) });
  return form.getByRole("button", { name: button }).first();
}

test.each(forms)("%s: offline it asks before sending, and the input is kept", async (_, path, box, text, button) => {
  const { page } = await openAdminPage(site, cookie);
  await visit(page, site.origin + path);
  await page.locator(box).fill(text);
  await page.context().setOffline(true);
  const asked = page.waitForEvent("dialog");
  const pressed = sent(page, box, button).click();
  const dialog = await asked;
  expect(dialog.message()).toContain("オフラインのようです");
  await dialog.dismiss();
  await pressed;
  expect(await page.locator(box).inputValue()).toBe(text);
  expect(page.url()).toBe(site.origin + path);
});

test("with an unreachable server a reload sends the input once it is back", async () => {
  const { page } = await openAdminPage(site, cookie);
  await visit(page, `${site.origin}/admin/breeds/${SEASON}`);
  await page.locator("textarea[name=text]").fill("ロック 2022/2/4（停電の夜）");
  const isSent = (request: { method(): string }) => request.method() === "POST";
  await page.route("**/*", (route) => (isSent(route.request()) ? route.abort("connectionrefused") : route.continue()));
  await page.getByRole("button", { name: "読み取って記録する" }).click();
  await page.waitForURL(/^chrome-error:/);
  await page.unroute("**/*");
  await page.reload();
  await page.getByText("記録しました。").waitFor();
  expect(await page.locator("main").textContent()).toContain("停電の夜");
});

test("input returned after the session ended is sent with one more press after signing in", async () => {
  const { page } = await openAdminPage(site, cookie);
  await visit(page, `${site.origin}/admin/breeds/${SEASON}`);
  await page.locator("textarea[name=text]").fill("ロック 2022/2/5（期限のあと）");
  await page.context().clearCookies({ name: "admin-session" });
  await page.getByRole("button", { name: "読み取って記録する" }).click();
  await page.getByRole("heading", { name: "もう一度ログインしてください" }).waitFor();
  await bringSession(page, site, cookie);
  await page.getByRole("button", { name: "同じ内容をもう一度送る" }).click();
  await page.getByText("記録しました。").waitFor();
  expect(await page.locator("main").textContent()).toContain("期限のあと");
});

test("on a phone the snake's facts, sale, growth, tasks, family and papers are above the fold", async () => {
  // A snake with many tasks: sold, in a season, incomplete papers, an unpublished change.
  const much = "b-2023-003";
  const { version = 0 } = (await findEntry(site.db, "ball", much)) ?? {};
  await site.db
    .transaction()
    .execute((trx) =>
      changeFields(
        trx,
        kindNamed("ball"),
        { id: much, version },
        { fields: { sale: "sold" } },
        { by: "hana", now: new Date() },
      ),
    );
  const drafted = site.db.updateTable("entries").set(({ ref }) => ({ draft: ref("live") }));
  await drafted.where("id", "=", much).execute();
  const { page } = await openAdminPage(site, cookie, { viewport: { width: 390, height: 844 } });
  for (const id of ["b-2022-001", much]) {
    await visit(page, `${site.origin}/admin/balls/${id}`);
    // Only the demo shows this notice.
    await page.getByText(/^デモです/).evaluate((notice) => notice.remove());
    for (const label of ["価格と販売状態", "いまの様子", "すること", "家族と書類"]) {
      const box = await page.getByRole("region", { name: label }).boundingBox();
      expect((box?.y ?? 9_999) + (box?.height ?? 0), `${label} of ${id}`).toBeLessThanOrEqual(844);
    }
  }
  const last = page.getByRole("link", { name: "まだ公開していない変更があります" });
  expect(await last.isVisible()).toBe(false);
  await page.locator("summary", { hasText: /^あと[2-9]件$/ }).click();
  await last.waitFor();
});
