import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { findEntry, saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { content } from "#tests/cms/admin/editing/editor-harness.ts";
import { pngOf } from "#tests/cms/library/pictures.ts";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, emulatorSettings, makePeople } from "#tests/support/people.ts";
import { startSite } from "#tests/support/site.ts";

await makePeople();
const site = await startSite({ env: emulatorSettings() });
const browser = await launch();
const common = {
  kind: "info" as const,
  body: "<p>本文</p>".repeat(40),
  cover: null,
  publishedAt: "2026-01-01T00:00:00.000Z",
};
for (const id of ["place", "crash"])
  await fillOne(site.db, { ...common, id, title: `記事${id}`, summary: "はじめ", fields: {} }, new Date());

async function opened(path: string) {
  const tools = await openPage(browser, { viewport: { width: 1000, height: 500 } });
  const { page } = tools;
  await visit(page, `${site.origin}${path}`);
  await page.locator("input[type=email]").fill(DEMO_ADMIN);
  await page.locator("input[type=password]").fill(DEMO_PASSWORD);
  await page.locator("form:has(input[type=password]) button[type=submit]").first().click();
  await isAt(page, path);
  return tools;
}

const status = (page: Page, words: string) => page.locator("form [role=status]").getByText(words).first().waitFor();
const summary = (page: Page) => page.locator("[name=summary]");
const stored = async (id: string) => {
  const entry = await findEntry(site.db, "info", id);
  if (!entry) throw new Error(`info/${id} is not there`);
  return entry;
};

/** Kills the page's process. Closing the page instead would let it reach the server after going online. */
async function crash(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Never resolves: the process is gone.
  void tools.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
}

/** Waits until the form is hydrated: server-rendered fields exist before scripts hear their input. */
function isTaken(page: Page): Promise<void> {
  return summary(page).evaluate(async (box) => {
    while (!Object.keys(box).some((key) => key.startsWith("__react")))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await scheduler.postTask(() => {}, { priority: "background" });
  });
}

test("saved in place: focus, scroll and further input stay, and no page is loaded", async () => {
  const { page } = await opened("/admin/infos/place/edit");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await summary(page).fill("書き足した");
  await status(page, "未保存の変更あり");
  await summary(page).focus();
  const before = await page.evaluate(() => window.scrollY);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/save", async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+s");
  await status(page, "送信しています");
  await page.keyboard.press("End");
  await page.keyboard.type("、続き");
  release();
  // Text typed during the save is reported as unsaved.
  await status(page, "未保存の変更あり");
  expect(await summary(page).inputValue()).toBe("書き足した、続き");
  expect((await stored("place")).draft?.summary).toBe("書き足した");
  await page.unroute("**/save");
  await page.keyboard.press("Control+s");
  await status(page, "下書きを保存しました");
  expect((await stored("place")).draft?.summary).toBe("書き足した、続き");
  const after = await page.evaluate(() => ({
    y: window.scrollY,
    name: document.activeElement?.getAttribute("name"),
    same: "same" in window,
  }));
  expect(after).toEqual({ y: before, name: "summary", same: true });

  await page.locator("[name=title]").fill("");
  await page.locator("button[name=do][value=publish]").last().click();
  await page.getByRole("alert").getByText("入力を確かめてください").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert");
  await page.locator("[name=title]").fill("題");
  await page.locator("[name=publishAt]").fill("2099-12-01T09:00");
  await page.getByRole("button", { name: "2099/12/1 9:00に差し替え" }).click();
  await status(page, "差し替えを予約しました");
  expect((await stored("place")).next?.title).toBe("題");

  // A file chosen before hydration is sent with the in-place save: the form comes back with the picture.
  await page.locator("form:has([name=summary])").evaluate((form) => {
    form.append(Object.assign(document.createElement("input"), { type: "file", name: "upload:cover" }));
  });
  const file = { name: "a.png", mimeType: "image/png", buffer: Buffer.from(await pngOf("#264")) };
  await page.locator("form > [name='upload:cover']").setInputFiles(file);
  await summary(page).fill("写真も");
  await page.keyboard.press("Control+s");
  await page.locator("[name='cover.image']:not([value=''])").waitFor({ state: "attached" });
  expect(await summary(page).inputValue()).toBe("写真も");
  const { image } = (await stored("place")).draft?.cover ?? {};
  expect(await page.locator("[name='cover.image']").inputValue()).toBe(image);
  await isTaken(page);

  await summary(page).fill("私の概要");
  const { version } = await stored("place");
  await saveDraft(site.db, "info", "place", version, content("info", { title: "相手の題" }), {
    by: "ken",
    now: new Date(),
  });
  await page.keyboard.press("Control+s");
  await page.getByRole("heading", { name: "変更が重なりました" }).waitFor();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("autosaved, restored after a crash and cleared on save; offline, signed out and in again no input is lost", async () => {
  const path = "/admin/infos/crash/edit";
  const { page } = await opened(path);
  const { version } = await stored("crash");
  await summary(page).fill("自動で残る");
  await status(page, "に自動保存");
  expect((await stored("crash")).version).toBe(version);
  const again = await page.context().newPage();
  await crash(page);

  await again.goto(site.origin + path);
  await again.getByText("に自動保存）を戻してあります").waitFor();
  expect(await summary(again).inputValue()).toBe("自動で残る");
  await isTaken(again);

  await again.context().setOffline(true);
  await summary(again).fill("つながらない間の言葉");
  await status(again, "サーバーにつながりません");
  await again.keyboard.press("Control+s");
  await status(again, "サーバーにつながりません");
  await again.context().setOffline(false);
  await status(again, "に自動保存");
  await again.keyboard.press("Control+s");
  await status(again, "下書きを保存しました");
  expect((await stored("crash")).draft?.summary).toBe("つながらない間の言葉");
  await again.goto(site.origin + path);
  expect(await again.getByText("を戻してあります").count()).toBe(0);

  await isTaken(again);
  await summary(again).fill("捨てる言葉");
  await status(again, "に自動保存");
  await again.reload();
  await again.getByRole("button", { name: "捨てて、保存した内容に戻す" }).click();
  await expect.poll(() => summary(again).inputValue()).toBe("つながらない間の言葉");
  await isTaken(again);

  // One confirmation in place; the public version remains.
  await again.getByText("ほかの操作", { exact: true }).click();
  await again.getByText("下書きを捨てる", { exact: true }).click();
  await again.getByRole("button", { name: "下書きを捨てて戻す" }).click();
  await status(again, "下書きを捨てました");
  await expect.poll(() => summary(again).inputValue()).toBe("はじめ");

  // The session ends while typing: the text stays, and is autosaved after signing in elsewhere.
  await isTaken(again);
  await summary(again).fill("期限のあとの言葉");
  await again.context().clearCookies({ name: "admin-session" });
  await again.keyboard.press("Control+s");
  await status(again, "もう一度ログインしてください");
  expect(await summary(again).inputValue()).toBe("期限のあとの言葉");
  const [elsewhere] = await Promise.all([
    again.context().waitForEvent("page"),
    again.getByRole("link", { name: "新しいタブでログイン" }).click(),
  ]);
  await elsewhere.locator("input[type=email]").fill(DEMO_ADMIN);
  await elsewhere.locator("input[type=password]").fill(DEMO_PASSWORD);
  await elsewhere.locator("form:has(input[type=password]) button[type=submit]").first().click();
  await isAt(elsewhere, "/admin/dashboard");
  await status(again, "に自動保存");
  await again.keyboard.press("Control+s");
  await status(again, "下書きを保存しました");
  expect((await stored("crash")).draft?.summary).toBe("期限のあとの言葉");
  await again.context().close();
});

test("Enter in a new entry continues; IME keys save nothing; the first save sets the URL", async () => {
  const { page } = await opened("/admin/terms/new");
  await page.locator("[name=title]").fill("脱皮殻");
  await page.locator("[name=title]").press("Enter");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).not.toBe("title");
  expect(page.url()).toMatch(/\/admin\/terms\/new$/);
  await page.locator("[name='fields.reading']").fill("だっぴがら");
  await page
    .locator("[name='fields.reading']")
    .dispatchEvent("keydown", { key: "s", ctrlKey: true, isComposing: true, bubbles: true });
  await page.locator("[name='fields.reading']").dispatchEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("fields.reading");
  await status(page, "未保存の変更あり");
  await page.keyboard.press("Control+s");
  await status(page, "下書きを保存しました");
  expect(page.url()).toMatch(/\/admin\/terms\/dappigara\/edit$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("fields.reading");
  const entry = await findEntry(site.db, "term", "dappigara");
  expect(entry && contentOf(entry).title).toBe("脱皮殻");
  expect(await site.db.selectFrom("autosaves").selectAll().where("kind", "=", "term").execute()).toEqual([]);
  // The next save is of this entry, and a reload opens it.
  await page.locator("[name='fields.english']").fill("Shed skin");
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await findEntry(site.db, "term", "dappigara"))?.version).toBe(2);
  await page.reload();
  expect(await page.locator("[name='fields.english']").inputValue()).toBe("Shed skin");
});
