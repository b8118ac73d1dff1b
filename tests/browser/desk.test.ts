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
  ["the season's log", `/admin/breeds/${SEASON}`, "textarea[name=text]", "ロック2/4（夜中まで）", "読んで記録する"],
  ["hatchlings", `/admin/breeds/${SEASON}/hatchlings`, "[name=weights]", "60 61 62", "匹を作る"],
  ["a snake bought in", "/admin/ledger/new", "[name=acquiredFrom]", "見本ファーム", "保存する"],
  ["a hand-over", "/admin/balls/b-2022-001/ledger?step=hand-over", "#hand-over-leftTo", "買う 人", "引渡しを保存する"],
  ["an explanation", "/admin/balls/b-2022-001/explanation", "[name=illness]", "口を開けたことがある", "保存"],
  ["the daily check", "/admin/check", "[name=note]", "床材を替えた", "記録する"],
  ["tonight's pairs", "/admin/pairs", "[name=date]", "きのうの夜", "まとめて記録する"],
  ["a tap with a note", `/admin/breeds/${SEASON}`, "#season-note", "停電していた", "ロック"],
] as const;

function sent(page: Page, box: string, button: string) {
  const form = page.locator("form").filter({ has: page.locator(box) });
  return form.getByRole("button", { name: button }).first();
}

test.each(forms.slice(6))(
  "%s: offline it asks before sending, and the input is kept",
  async (_, path, box, text, button) => {
    const { page } = await openAdminPage(site, cookie);
    await visit(page, site.origin + path);
    await page.locator(box).fill(text);
    await page.context().setOffline(true);
    const asked = page.waitForEvent("dialog");
    const pressed = sent(page, box, button).click();
    const dialog = await asked;
    expect(dialog.message()).toContain("ネットワークにつながっていない");
    await dialog.dismiss();
    await pressed;
    expect(await page.locator(box).inputValue()).toBe(text);
    expect(page.url()).toBe(site.origin + path);
  },
);

test.each([true, false])(
  "with an unreachable server, JavaScript %s, a reload sends the input once it is back",
  async (javaScriptEnabled) => {
    const { page } = await openAdminPage(site, cookie, { javaScriptEnabled });
    const note = `停電の夜${javaScriptEnabled}`;
    await visit(page, `${site.origin}/admin/breeds/${SEASON}`);
    await page.locator("textarea[name=text]").fill(`ロック 2022/2/4（${note}）`);
    const isSent = (request: { method(): string }) => request.method() === "POST";
    await page.route("**/*", (route) =>
      isSent(route.request()) ? route.abort("connectionrefused") : route.continue(),
    );
    await page.getByRole("button", { name: "読んで記録する" }).click();
    await page.waitForURL(/^chrome-error:/);
    await page.unroute("**/*");
    await page.reload();
    await page.getByText("記録しました。").waitFor();
    expect(await page.locator("main").textContent()).toContain(note);
  },
);

test.each(forms.slice(0, 6).map((form, at) => [...form, at % 2 === 0] as const))(
  "%s: sent after the session ended, it comes back complete with a sign-in link (%s %s %s %s, JavaScript %s)",
  async (_, path, box, text, button, javaScriptEnabled) => {
    const { page } = await openAdminPage(site, cookie, { javaScriptEnabled });
    page.on("dialog", (dialog) => void dialog.accept());
    await visit(page, site.origin + path);
    await page.locator(box).fill(text);
    await page.context().clearCookies({ name: "admin-session" });
    await sent(page, box, button).click();
    await page.getByRole("heading", { name: "ログインの期限が切れています" }).waitFor();
    const held = await page
      .locator("input[type=hidden]")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(held).toContain(text);
  },
);

test("input returned after the session ended is sent with one more press after signing in", async () => {
  const { page } = await openAdminPage(site, cookie);
  await visit(page, `${site.origin}/admin/breeds/${SEASON}`);
  await page.locator("textarea[name=text]").fill("ロック 2022/2/5（期限のあと）");
  await page.context().clearCookies({ name: "admin-session" });
  await page.getByRole("button", { name: "読んで記録する" }).click();
  await page.getByRole("heading", { name: "ログインの期限が切れています" }).waitFor();
  await bringSession(page, site, cookie);
  await page.getByRole("button", { name: "同じ内容をもう一度送る" }).click();
  await page.getByText("記録しました。").waitFor();
  expect(await page.locator("main").textContent()).toContain("期限のあと");
});

/** Forms with a concurrent save: the other admin's change, and what is typed meanwhile. */
const overtaken = [
  ["/admin/balls/b-2022-001/explanation", "[name=illness]", "ほかの人の言葉", "口を開けたことがある", "保存して"],
  ["/admin/check", "[name=note]", "ほかの人の言葉", "床材を替えた", "記録する"],
  ["/admin/pairs", "[name=every]", "9", "5", "変える"],
] as const;

test.each(overtaken.map((form, at) => [...form, at % 2 === 0] as const))(
  "%s: a concurrent save is reported (%s %s), the input is kept (%s), and one more press stores it (%s, JavaScript %s)",
  async (path, box, theirs, mine, button, javaScriptEnabled) => {
    const { page } = await openAdminPage(site, cookie, { javaScriptEnabled });
    const other = await page.context().newPage();
    for (const one of [page, other]) await visit(one, site.origin + path);
    const send = async (by: Page, text: string) => {
      // A form that came back has the text already and is sent unchanged.
      if ((await by.locator(box).inputValue()) !== text) await by.locator(box).fill(text);
      if (path === "/admin/check") await by.locator("[name=checker]").fill("見本 花子");
      const answered = by.waitForResponse((response) => response.request().method() === "POST");
      await sent(by, box, button).click();
      return (await answered).status();
    };
    expect(await send(other, theirs)).toBe(303);
    expect(await send(page, mine)).toBe(409);
    await page.getByRole("alert").getByText("ほかの人が").waitFor();
    expect(await page.locator(box).inputValue()).toBe(mine);
    expect(await send(page, mine)).toBe(303);
    await visit(page, site.origin + path);
    expect(await page.locator(box).inputValue()).toBe(mine);
  },
);

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
  await page.getByText(/^あと[2-9]件$/).click();
  await last.waitFor();
});
