import type { Page } from "playwright";
import { expect, test } from "vitest";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { fillOnce } from "#tests/support/notebook.ts";
import { sharedSite } from "#tests/support/site.ts";

const site = await sharedSite();
const browser = await launch();
const phone = { viewport: { width: 390, height: 760 }, timezoneId: "Asia/Tokyo" };

/** Two years of weights of 25 snakes: one row per snake, one column per month. */
const months = Array.from({ length: 24 }, (_, i) => `${2024 + Math.floor(i / 12)}/${(i % 12) + 1}/15`);
const sheet = [
  ["名前", ...months].join(","),
  ...Array.from({ length: 25 }, (_, snake) =>
    [`BP-${snake + 1}`, ...months.map((__, i) => 800 + snake * 10 + i)].join(","),
  ),
].join("\n");

const choose = (page: Page, text: string, name = "体重.csv") =>
  page.getByLabel("ファイルを選ぶ").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const counts = (page: Page) => page.getByRole("region", { name: "読み込む内容" });

test("two years of weights are imported once with two presses and undone with one", async () => {
  const { page, complaints } = await openPage(browser, phone);
  await visit(page, `${site.origin}/note`);
  await page.getByRole("link", { name: "表やメモから移す" }).click();
  await choose(page, sheet);
  await counts(page).getByText("新しい個体25匹、体重600件").waitFor();
  // If the disk is full afterwards, so that the columns are not remembered, the import is done all the same.
  await fillOnce(page, "device", "table-choices");
  await page.getByRole("button", { name: "この内容で読み込む" }).click();
  await page.getByRole("button", { name: "読み込みを取り消す" }).waitFor();

  await choose(page, sheet);
  await counts(page).getByText("新しく読み込むものはありません").waitFor();
  await counts(page).getByText("すでに手帖にある600件").waitFor();

  await choose(page, "名前,日付,体重\nBP-1,2026/1/15,12oz\nBP-1,2026/2/31,900\nだれか,2026/1/15,900\n");
  await page.getByText("3行目：日付「2026/2/31」が読めません").waitFor();
  await page.getByText("手帖にいない個体 1匹").click();
  await page.getByLabel("だれか").selectOption({ label: "読まない" });
  await expect.poll(() => counts(page).textContent()).toContain("体重1件");
  await page.getByLabel("体重の単位").selectOption("oz");
  await page.getByRole("link", { name: "バックアップ" }).first().click();
  await page.waitForURL("**/note/keep");
  await page.goBack();
  await choose(page, "", "壊れた.csv");
  await page.getByText("何も書かれていません。").waitFor();
  expect(await page.getByLabel("体重の単位").inputValue()).toBe("oz");

  await visit(page, `${site.origin}/note/search`);
  const offered = page.getByLabel("個体").locator("option");
  await offered.nth(25).waitFor({ state: "attached" });
  expect((await offered.allInnerTexts()).slice(1)).toEqual(Array.from({ length: 25 }, (_, i) => `BP-${i + 1}`));

  // The next day, on the page of removed items.
  await visit(page, `${site.origin}/note/removed`);
  await page.getByRole("button", { name: /取り消す.*表から/ }).click();
  await page.getByText("まとめて取り消しました").waitFor();
  await visit(page, `${site.origin}/note`);
  await page.getByRole("heading", { name: "あなたの手帖です" }).waitFor();
  expect(complaints).toEqual([]);
});

test("names with digits in a memo stay names, and a removed snake is restored with its records", async () => {
  const { page } = await openPage(browser, phone);
  await visit(page, `${site.origin}/note/table`);
  await page.getByText("コピーした表やメモを貼り付ける").click();
  const paste = async (text: string) => {
    await page.getByLabel("表のセル、またはメモの文字").fill(text);
    await page.getByRole("button", { name: "確かめる" }).click();
    await page.getByRole("button", { name: "この内容で読み込む" }).click();
    await page.getByRole("button", { name: "読み込みを取り消す" }).waitFor();
  };
  await paste("BP-14 メス モハベ パステル\nNo.12 オス クラウン\n2023-04♂ パステル");
  await paste("BP-14 1240g 2026/11/3\nBP-14 拒食 2026/11/10");
  await visit(page, `${site.origin}/note/snakes`);
  await page.getByRole("link", { name: "BP-14" }).click();
  await page.getByText("モハベ").first().waitFor();
  await page.getByText("譲渡・死亡・削除").click();
  await page.getByRole("button", { name: "記録ごと消す" }).click();
  await page.getByText("BP-14を記録ごと消しました").waitFor();
  await visit(page, `${site.origin}/note/removed`);
  await page.getByRole("button", { name: /元に戻す.*BP-14と記録2件/ }).click();
  await page.getByText("BP-14と記録2件を元に戻しました").waitFor();
  await visit(page, `${site.origin}/note/snakes`);
  await page.getByRole("link", { name: "BP-14" }).click();
  await page.getByText("1,240g").first().waitFor();
});

test("a shop's list is read without its title and closing line, and a diary the other way with one press", async () => {
  const { page, complaints } = await openPage(browser, phone);
  await visit(page, `${site.origin}/note/table`);
  await page.getByText("コピーした表やメモを貼り付ける").click();
  const paste = async (text: string) => {
    await page.getByLabel("表のセル、またはメモの文字").fill(text);
    await page.getByRole("button", { name: "確かめる" }).click();
  };
  await paste("在庫リスト\nパステル ♂ 120g ¥30,000\nモハベ ♀ 300g 2万円\nハク\n以上です");
  await counts(page).getByText("新しい個体2匹、体重2件").waitFor();
  await page.getByLabel("4行目：ハク").check();
  await counts(page).getByText("新しい個体3匹、体重2件").waitFor();
  await page.getByRole("button", { name: "すべて名前として読む" }).click();
  await counts(page).getByText("新しい個体5匹、体重2件").waitFor();
  await paste("記録\n11/3 モモ 1240g\n11/10 モモ 1250g");
  await counts(page).getByText("新しい個体1匹、体重2件").waitFor();
  await page.getByRole("button", { name: "「1行が1匹」として読み直す" }).click();
  await page.getByRole("button", { name: "「世話の記録」として読み直す" }).click();
  await counts(page).getByText("新しい個体1匹、体重2件").waitFor();
  expect(complaints).toEqual([]);
});

test("tables shared by another app are read one after the other, without a request to the site", async () => {
  const { page, complaints } = await openPage(browser, { ...phone, serviceWorkers: "allow" });
  await visit(page, `${site.origin}/note`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
    const form = document.createElement("form");
    Object.assign(form, { action: "/note/share", method: "post", enctype: "multipart/form-data" });
    form.innerHTML = '<input type="file" name="files" multiple aria-label="共有">';
    document.body.append(form);
  });
  await page.getByLabel("共有").setInputFiles(
    ["体重.csv", "手帖.zip"].map((name) => ({
      name,
      mimeType: "text/csv",
      buffer: Buffer.from("名前,体重\nモモ,900\n"),
    })),
  );
  await page.evaluate(() => document.querySelector<HTMLFormElement>("form[action='/note/share']")?.submit());
  await page.getByRole("button", { name: "「手帖.zip」を確かめる" }).click();
  await page.getByText("手帖のファイルではないか、壊れています").waitFor();
  await visit(page, `${site.origin}/note/share`);
  await counts(page).getByText("新しい個体1匹、体重1件").waitFor();
  await visit(page, `${site.origin}/note/share`);
  await page.getByText("受け取った写真やファイルはありません。").waitFor();
  expect(complaints).toEqual([]);
});
