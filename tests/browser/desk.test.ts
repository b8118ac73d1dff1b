// The breeder's desk in a browser: nothing typed is lost with the network or the session, the pair beside its form, screens on a desk.

import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringSession, openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { findViolationsInBothThemes } from "#tests/support/axe.ts";
import { isAt, visit } from "#tests/support/browser.ts";
import type { Site } from "#tests/support/site.ts";

let site: Site;
let cookie: string;
beforeAll(async () => {
  ({ site, cookie } = await startAdminSite());
});
afterAll(() => site.stop());

const SEASON = "2022-kohaku-akane";
const PAIR = "sire=b-2019-001&dam=b-2018-004";

/** A form of the desk: where it is, what is typed into it, and the button that sends it. */
const forms = [
  ["the season's log", `/admin/breeds/${SEASON}`, "textarea[name=text]", "ロック2/4（夜中まで）", "読んで記録する"],
  ["hatchlings", `/admin/breeds/${SEASON}/hatchlings`, "[name=weights]", "60 61 62", "匹を作る"],
  ["a snake bought in", "/admin/ledger/new", "[name=acquiredFrom]", "見本ファーム", "保存する"],
  ["a hand-over", "/admin/balls/b-2022-001/ledger?step=hand-over", "#hand-over-leftTo", "買う 人", "引渡しを保存する"],
  ["an explanation", "/admin/balls/b-2022-001/explanation", "[name=illness]", "口を開けたことがある", "保存"],
  ["the daily check", "/admin/check", "[name=note]", "床材を替えた", "記録する"],
  ["tonight's pairs", "/admin/pairs", "[name=date]", "きのうの夜", "まとめて記録する"],
] as const;

function sent(page: Page, box: string, button: string) {
  const form = page.locator("form").filter({ has: page.locator(box) });
  return form.getByRole("button", { name: button }).first();
}

test.each(forms)(
  "%s: without a network it is asked before sending, and what was typed stays",
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

test("without JavaScript a reload sends what was typed once the network is back", async () => {
  const { page } = await openAdminPage(site, cookie, { javaScriptEnabled: false });
  await visit(page, `${site.origin}/admin/breeds/${SEASON}`);
  await page.locator("textarea[name=text]").fill("ロック 2022/2/4（停電の夜）");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "読んで記録する" }).click();
  await page.waitForURL(/^chrome-error:/);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText("記録しました。").waitFor();
  expect(await page.locator("main").textContent()).toContain("停電の夜");
});

test.each(forms.flatMap((form) => [true, false].map((js) => [...form, js] as const)))(
  "%s: sent after the session has ended, it comes back whole with the way to sign in (%s %s %s %s, JavaScript %s)",
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

test("what a session that ended handed back is sent with one more press after signing in", async () => {
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

test.each([true, false])("a breeding record's form shows the pair that is chosen in it, JavaScript %s", async (js) => {
  const { page, complaints } = await openAdminPage(site, cookie, { javaScriptEnabled: js });
  await visit(page, `${site.origin}/admin/breeds/${SEASON}/edit`);
  if (js) {
    await page.getByRole("heading", { name: "期待される子" }).waitFor();
    await page.getByText("このペアが応える狙い").waitFor();
    // Another mother, and the young are others.
    const looks = await page.locator("main").textContent();
    await page.locator("#f-fields-dam").fill("BP-2019-002");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("main").textContent()).toContain("小雪");
    await expect.poll(async () => (await page.locator("main").textContent()) === looks).toBe(false);
    await page.locator("#f-fields-dam").fill("");
    await page.getByText("父と母を選ぶと").waitFor();
  } else {
    await page.getByRole("link", { name: "この父と母で見る" }).click();
    await isAt(page, `/admin/pairs/new?${PAIR}`);
    await page.getByRole("heading", { name: "期待される子" }).waitFor();
  }
  expect(complaints).toEqual([]);
});

test("on a desk no screen of it has what axe finds wrong in either theme, or is wider than the window", async () => {
  const { page, complaints } = await openAdminPage(site, cookie, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  const screens = [
    `/admin/breeds/${SEASON}`,
    `/admin/breeds/${SEASON}/edit`,
    `/admin/breeds/${SEASON}/hatchlings`,
    ...["/admin/pairs", `/admin/pairs/new?${PAIR}`, "/admin/pairs/genes"],
    ...["/admin/balls/b-2022-001", "/admin/balls/b-2022-001/edit", "/admin/balls/b-2020-009/prove"],
    ...["/admin/balls/b-2022-001/explanation", "/admin/balls/b-2022-001/ledger?step=hand-over", "/admin/balls/sale"],
    ...["/admin/ledger", "/admin/ledger/new", "/admin/report", "/admin/check", "/admin/breeding", "/admin/explanation"],
  ];
  for (const path of screens) {
    await visit(page, site.origin + path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    expect(await findViolationsInBothThemes(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
}, 180_000);

test("papers are printed on A4: the explanation on two pages, light in the dark theme, and the ledger lying down", async () => {
  const { page } = await openAdminPage(site, cookie);
  const printed = async (path: string) => {
    await visit(page, site.origin + path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return { pages: pdf.match(/\/Type \/Page\b/g)?.length, size: [Number(width), Number(height)].map(Math.round) };
  };
  const explanation = "/admin/balls/b-2022-001/explanation";
  expect(await printed(explanation)).toEqual({ pages: 2, size: [595, 842] });
  expect((await printed("/admin/ledger?all=1")).size).toEqual([842, 595]);
  await page.context().addCookies([{ name: "theme", value: "dark", url: site.origin }]);
  await visit(page, site.origin + explanation);
  await page.emulateMedia({ media: "print" });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(paper).toBe("rgb(255, 255, 255)");
});
