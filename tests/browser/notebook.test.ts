import type { Page } from "playwright";
import { expect, test } from "vitest";
import { FROM_CARD } from "#app/kinds/ball/note-import.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing } from "#app/notebook/model/thing.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { addSnake, downloadBy, importThings } from "#tests/support/notebook.ts";
import { sharedSite } from "#tests/support/site.ts";

const site = await sharedSite();
const browser = await launch();

const phone = { viewport: { width: 390, height: 660 }, timezoneId: "Asia/Tokyo" };

/** Opens today's page of a notebook with these snakes. */
async function openWith(...names: string[]): Promise<Page> {
  const { page } = await openPage(browser, phone);
  await visit(page, `${site.origin}/note/keep`);
  const stamp = nextStamp("", "aaaaaaaa", new Date());
  await importThings(
    page,
    names.map((name) => makeThing("snake", { ...newSnake, name }, stamp)),
  );
  await toToday(page);
  return page;
}

const toToday = async (page: Page) => {
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "今日" }).click();
  await page.getByRole("heading", { level: 1 }).locator("time").waitFor();
};

const said = (page: Page) => page.locator("[aria-live=polite] p").first();

test("a first snake and its first meal: two fields and one press; kept after a restart", async () => {
  const { page, complaints } = await openPage(browser, phone);
  const told: string[] = [];
  await visit(page, `${site.origin}/note`);
  await page.getByText("閉じると手帖も消えます").waitFor();
  page.on("request", (request) => told.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByRole("link", { name: "最初の1匹を加える" }).click();
  expect(await page.locator("form input:visible, form select:visible, form textarea:visible").count()).toBeLessThan(8);
  // Empty but not invalid yet: a screen reader would announce a required field as invalid by default.
  expect(await page.getByLabel("名前").getAttribute("aria-invalid")).toBe("false");
  await page.getByLabel("名前").fill("モモ");
  await page.getByRole("radio", { name: "メス" }).check();
  await page.getByLabel("モルフ").fill("pastel hett クラウン");
  await page.getByLabel("モルフ").blur();
  await page
    .getByText(/読めない言葉があるので絵は描いていません。「hett .*もしかして、「het」のことですか。/)
    .waitFor();
  await page.getByLabel("モルフ").fill("ほげほげ");
  await page.getByLabel("モルフ").blur();
  await page.getByText(/描いていません。「ほげほげ」/).waitFor();
  expect(await page.getByRole("button", { name: "ノーマル" }).count()).toBe(0);
  await page.getByLabel("モルフ").fill("パステル 100%ヘテロ・クラウン");
  await page.getByRole("button", { name: "加える" }).click();
  await page.getByRole("heading", { level: 1, name: "モモ" }).waitFor();
  await toToday(page);
  await page.getByRole("button", { name: "食べた （モモ）" }).press("Enter");
  await expect.poll(() => said(page).textContent()).toContain("モモ：食べた");
  await page.getByText("今日の給餌はありません").waitFor();
  // The last line was removed with its button and list: focus moves to the preceding heading.
  const focused = () =>
    page.evaluate(() => document.activeElement?.matches("h2") && document.activeElement.textContent);
  await expect.poll(focused).toBe("給餌 0匹");
  await page.getByRole("button", { name: "量る （モモ）" }).press("Enter");
  await page.getByLabel("体重（g）").fill("800");
  await page.getByLabel("体重（g）").press("Enter");
  await page.getByRole("button", { name: "量る （モモ）" }).waitFor({ state: "detached" });
  await expect.poll(focused).toBe("給餌 0匹");

  await page.reload();
  await page.getByText("今日の給餌はありません").waitFor();
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "個体" }).click();
  await page.evaluate(() => document.body.setAttribute("data-document", "the same"));
  await page.getByRole("link", { name: "モモ" }).click();
  await page.getByRole("button", { name: /給餌 食べた/ }).waitFor();
  expect(await page.locator("body").getAttribute("data-document")).toBe("the same");
  // The input was sent neither in a URL nor in a body.
  const all = decodeURIComponent(told.join("\n"));
  for (const word of ["モモ", "パステル", "pastel"]) expect(all).not.toContain(word);
  expect(complaints).toEqual([]);
});

test("records can be undone and corrected; typos are questioned first", async () => {
  const page = await openWith("ハク");
  await page.getByRole("link", { name: "ハク" }).first().click();
  const weigh = async (grams: string) => {
    await page.getByRole("button", { name: "体重", exact: true }).click();
    await page.getByLabel("体重（g）").fill(grams);
    await page.getByRole("button", { name: "記録する", exact: true }).last().click();
  };
  await weigh("");
  await page.getByText("体重を1〜9999gの数字で入力してください").waitFor();
  await page.getByLabel("体重（g）").fill("１，２００");
  await page.getByRole("button", { name: "記録する", exact: true }).last().click();
  await page.getByRole("button", { name: /体重 1,200g/ }).waitFor();
  // A missing zero on the same day: the old weight is replaced after confirmation.
  await weigh("120");
  expect(await page.getByRole("alert").textContent()).toContain("すでに1,200gと記録されています");
  await page.getByRole("button", { name: "置き換える" }).press("Enter");
  await page.getByRole("button", { name: /体重 120g/ }).waitFor();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("button", { name: /体重 1,200g/ }).click();
  await page.getByLabel("体重（g）").fill("1210");
  await page.getByRole("button", { name: /保存|置き換える/ }).press("Enter");
  await page.getByRole("button", { name: /体重 1,210g/ }).click();
  await page.getByRole("button", { name: "この記録を消す" }).click();
  await page.getByText("まだ記録がありません").waitFor();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("button", { name: /体重 1,210g/ }).waitFor();
});

test("thirty snakes with two refusals: four taps", async () => {
  const names = Array.from({ length: 30 }, (_, i) => `ヘビ${String(i + 1).padStart(2, "0")}`);
  const page = await openWith(...names);
  let taps = 0;
  const tap = async (what: ReturnType<Page["getByRole"]>) => {
    taps += 1;
    await what.click();
  };
  await tap(page.getByRole("button", { name: "まとめて記録" }).first());
  const refusal = (name: string) =>
    page.getByRole("radiogroup", { name: new RegExp(name) }).getByRole("radio", { name: "拒食" });
  // Five buttons still leave the name on one line.
  const name = page.getByRole("dialog").getByText("ヘビ03", { exact: true });
  expect((await name.boundingBox())?.height).toBeLessThan(40);
  await tap(refusal("ヘビ03"));
  await tap(refusal("ヘビ17"));
  await tap(page.getByRole("button", { name: "まとめて記録する" }));
  await expect.poll(() => said(page).textContent()).toContain("30匹の給餌を記録しました（食べなかった 2匹）");
  expect(taps).toBeLessThanOrEqual(6);
  await page.getByText("今日の給餌はありません").waitFor();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("button", { name: "食べた （ヘビ30）" }).waitFor();
});

test("a second weight of a day replaces the first, also when weighing several", async () => {
  const page = await openWith("ハク", "モモ");
  const weigh = async (grams: Record<string, string>) => {
    await page.getByRole("button", { name: "まとめて記録" }).first().click();
    await page.getByRole("radio", { name: "体重" }).check();
    for (const [name, typed] of Object.entries(grams)) await page.getByRole("textbox", { name }).fill(typed);
    await page.getByRole("button", { name: "まとめて記録する" }).click();
  };
  await weigh({ ハク: "1200" });
  await expect.poll(() => said(page).textContent()).toContain("1匹の体重を記録しました");
  await weigh({ ハク: "1210", モモ: "800" });
  await page.getByText("すでに1,200gと記録されています。置き換えますか？").waitFor();
  // Announced once, regardless of the count.
  expect(await page.getByRole("alert").allTextContents()).toEqual(["1匹の入力を確かめてください"]);
  await page.getByRole("button", { name: "置き換えて記録する" }).press("Enter");
  await expect.poll(() => said(page).textContent()).toContain("2匹の体重を記録しました（置き換えたもの 1匹）");
  const weights = async (name: string) => {
    await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "個体" }).click();
    await page.getByRole("link", { name }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("heading", { level: 2, name: /^記録/ }).waitFor();
    return page.getByRole("button", { name: /体重 [\d,]+g/ }).allTextContents();
  };
  expect((await weights("ハク")).join()).toMatch(/^(?!.*1,200g).*1,210g/);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("button", { name: /体重 1,200g/ }).waitFor();
  expect(await weights("モモ")).toEqual([]);
});

test("typed input survives another kind, a tap beside the sheet, Back and another page", async () => {
  const page = await openWith("ハク", "モモ");
  // A double tap is one record, and not one of the snake that moves up.
  await page.getByRole("button", { name: "食べた （ハク）" }).dblclick();
  await page.getByRole("heading", { name: "給餌 1匹" }).waitFor();
  const asked: string[] = [];
  let answer = false;
  page.on("dialog", async (dialog) => {
    asked.push(dialog.message());
    await (answer ? dialog.accept() : dialog.dismiss());
  });
  const kind = (name: string) => page.getByRole("dialog").getByRole("radio", { name, exact: true });
  const grams = page.getByRole("textbox", { name: "モモ" });
  await page.getByRole("button", { name: "まとめて量る" }).click();
  await kind("給餌").check();
  await kind("拒食").first().check();
  await page.mouse.click(195, 5);
  await kind("体重").check();
  await grams.fill("1462");
  await kind("掃除").check();
  await kind("体重").check();
  expect(await grams.inputValue()).toBe("1462");
  const position = () => page.evaluate(() => history.state.idx);
  const before = await position();
  await page.goBack();
  expect(await grams.inputValue()).toBe("1462");
  expect(asked).toHaveLength(2);
  // The router returns to the page it did not leave; a test's Back before that would cancel the return.
  await expect.poll(position).toBe(before);
  answer = true;
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1 }).locator("time").waitFor();
  answer = false;
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "加える" }).click();
  await page.getByLabel("名前").fill("みどり");
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "今日" }).click();
  await expect.poll(() => asked.length).toBe(4);
  expect(await page.getByLabel("名前").inputValue()).toBe("みどり");
  // A mistake scrolls to its field: the second half of a double tap presses nothing there.
  await page.getByLabel("名前").fill("");
  const [add, male] = [page.getByRole("button", { name: "加える" }), page.getByRole("radio", { name: "オス" })];
  const [from = 0, to = 0] = await Promise.all([add, male].map(async (one) => (await one.boundingBox())?.y));
  await page.evaluate((by) => scrollBy(0, by), from - to);
  await add.dblclick();
  expect(await male.isChecked()).toBe(false);
  await page.getByLabel("名前").fill("みどり");
  await page.getByRole("button", { name: "加える" }).click();
  await page.getByRole("heading", { level: 1, name: "みどり" }).waitFor();
  expect(asked).toHaveLength(4);
});

test("a medicine and temperatures for several at once, except one", async () => {
  const page = await openWith("ハク", "モモ", "ソラ");
  const many = async (kind: string) => {
    await page.getByRole("button", { name: "まとめて記録" }).first().click();
    await page.getByRole("dialog").getByRole("radio", { name: kind, exact: true }).check();
  };
  const send = page.getByRole("button", { name: "まとめて記録する" });
  await many("薬・通院");
  await send.click();
  await page.getByText("内容を入力してください").waitFor();
  await page.getByLabel("薬の名前と量、診察の内容").fill("駆虫薬 0.1ml");
  await page.getByRole("radiogroup", { name: /ソラ/ }).getByRole("radio", { name: "なし" }).check();
  await send.click();
  await expect.poll(() => said(page).textContent()).toContain("2匹の薬・通院を記録しました");
  await many("脱皮");
  await send.click();
  await page.getByText("どの個体に記録するかを選んでください").waitFor();
  await page.getByRole("radiogroup", { name: /ソラ/ }).getByRole("radio", { name: "切れ切れ" }).check();
  await send.click();
  await expect.poll(() => said(page).textContent()).toContain("1匹の脱皮を記録しました");
  await page.getByRole("link", { name: "ソラ" }).first().click();
  await page.getByRole("button", { name: /脱皮 切れ切れに脱皮/ }).waitFor();
  expect(await page.getByRole("button", { name: /駆虫薬/ }).count()).toBe(0);
});

test("two tabs show one notebook", async () => {
  const page = await openWith("ソラ");
  await page.getByRole("link", { name: "ソラ" }).first().click();
  const other = await page.context().newPage();
  await visit(other, `${site.origin}/note`);
  await other.getByRole("button", { name: "食べた （ソラ）" }).waitFor();
  await page.getByRole("button", { name: "給餌", exact: true }).click();
  await page.getByRole("button", { name: "記録する", exact: true }).last().click();
  await page.getByRole("button", { name: /給餌 食べた/ }).waitFor();
  await other.getByText("今日の給餌はありません").waitFor();
  // Two forms of one snake: neither saving nor undoing reverts the other's change of another field.
  await visit(other, page.url());
  const open = async (tab: Page) => {
    await tab.getByRole("button", { name: "この個体の情報を編集" }).click();
    await tab.getByText("写真・ケージ・給餌の間隔など").click();
  };
  const save = async (tab: Page) => {
    await tab.getByRole("dialog").getByRole("button", { name: "保存" }).click();
    await tab.getByRole("dialog").waitFor({ state: "detached" });
  };
  const memo = (tab: Page) => tab.getByRole("textbox", { name: "メモ" });
  for (const tab of [page, other]) await open(tab);
  await page.getByLabel("名前").fill("ソラマメ");
  await page.locator("label", { hasText: "メス" }).click();
  await other.getByLabel("ケージ・棚").fill("A-1");
  await memo(page).fill("左目に傷");
  await memo(other).fill("右目に傷");
  for (const tab of [page, other]) await save(tab);
  const facts = () => page.locator("main").textContent();
  await page.getByRole("heading", { level: 1, name: "ソラマメ" }).waitFor();
  await expect.poll(facts).toMatch(/メス.*A-1.*右目に傷/s);
  // Both changed the memo, so its values are shown to choose from.
  await other.getByRole("link", { name: "選ぶ" }).click();
  await other.getByRole("button", { name: "もう一方の内容 左目に傷" }).click();
  await other.getByRole("heading", { name: "内容が2通りあります" }).waitFor({ state: "detached" });
  await expect.poll(facts).toMatch(/メス.*A-1.*左目に傷/s);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("heading", { level: 1, name: "ソラ", exact: true }).waitFor();
  expect(await facts()).toContain("A-1");
  // A snake that was deleted meanwhile comes back with its records and with what was typed; the undo deletes it again.
  await open(page);
  await memo(page).fill("脱皮不全");
  await visit(other, page.url());
  await other.getByText("譲渡・死亡・削除").click();
  await other.getByRole("button", { name: "記録ごと消す" }).click();
  const deleted = page.getByText("消したものです");
  await deleted.waitFor();
  await save(page);
  await deleted.waitFor({ state: "detached" });
  await expect.poll(facts).toMatch(/給餌食べた.*脱皮不全/s);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("heading", { name: "この端末にはありません" }).waitFor();
});

test("a snake of the site is imported once with one button, including its weights", async () => {
  const { page } = await openPage(browser, phone);
  await visit(page, `${site.origin}/ball/b-2019-001`);
  const take = page.getByRole("link", { name: "手帖に入れる" });
  expect(await take.count()).toBe(1);
  // The QR code on a card leads to the notebook's controls first, with the page below.
  await visit(page, `${site.origin}/policy`);
  await visit(page, `${site.origin}/ball/b-2019-001#${FROM_CARD}`);
  await expect.poll(() => take.count()).toBe(2);
  expect((await take.first().boundingBox())?.y).toBeLessThan(400);
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const weights = await page.getByText(/体重の記録（\d+件）/).textContent();
  await take.first().click();
  // Tapped twice, as on a phone that is slow to answer.
  await page.getByRole("button", { name: "手帖に入れる" }).dblclick();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  const count = /\d+/.exec(weights ?? "")?.[0];
  await page.getByRole("heading", { name: `記録 ${count}件` }).waitFor();
  await visit(page, `${site.origin}/note?take=/ball/b-2019-001`);
  await page.getByText("すでに手帖にいます").waitFor();
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "個体" }).click();
  await page.getByRole("heading", { level: 1, name: "個体 1匹" }).waitFor();
  await page.goBack();
  await page.getByText("すでに手帖にいます").waitFor();
  expect(await page.getByRole("button", { name: "手帖に入れる" }).count()).toBe(0);
  for (const take of ["/ball/nobody", "/admin", "https://example.com/ball/x", "//x"]) {
    await visit(page, `${site.origin}/note?take=${encodeURIComponent(take)}`);
    await page.getByRole("heading", { name: "手帖に入れられませんでした" }).waitFor();
  }
});

test("a pair shows possible offspring and its season's progress, and its young become snakes", async () => {
  const { page } = await openPage(browser, { viewport: { width: 320, height: 640 }, timezoneId: "Asia/Tokyo" });
  await addSnake(page, site.origin, "チチ", "クラウン");
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "ペア" }).click();
  await page.getByLabel("父", { exact: true }).selectOption({ label: "チチ（クラウン）" });
  await page.getByRole("button", { name: "ペアを組む" }).click();
  await page.getByText("父と母には、別の個体を選んでください").waitFor();
  await page.getByLabel("母", { exact: true }).selectOption("other");
  await page.getByLabel(/母のモルフ/).fill("クラウソ");
  await page.getByRole("button", { name: "ペアを組む" }).click();
  const isFocused = (label: RegExp | string) =>
    expect.poll(() => page.getByLabel(label).evaluate((one) => one === document.activeElement)).toBe(true);
  await isFocused(/母のモルフ/);
  await page.getByText(/読めない言葉があるのでペアを組んでいません。「クラウソ」/).waitFor();
  await page.getByLabel(/母のモルフ/).fill("het clown パステル");
  await page.getByRole("button", { name: "ペアを組む" }).dblclick();
  await page.getByRole("heading", { level: 1, name: /チチ × / }).waitFor();
  const looks = page.getByRole("region", { name: "生まれる子の見た目" }).getByRole("listitem");
  await expect.poll(() => looks.count()).toBe(4);
  expect((await looks.allTextContents()).join()).toContain("25%");
  expect(await looks.first().locator("img").getAttribute("src")).toContain("data:image/svg+xml");

  await page.getByLabel("産卵", { exact: true }).fill("2026-01-20");
  await page.getByLabel("ハッチ", { exact: true }).fill("2025-12-01");
  await page.getByRole("button", { name: "保存" }).click();
  await page.getByText("前の段階より早い日付です").waitFor();
  await isFocused("ハッチ");
  await page.getByLabel("ハッチ", { exact: true }).fill("2026-03-20");
  await page.getByLabel("ペアリング日").fill("2025-11-01");
  await page.getByLabel("有精卵").fill("6");
  await page.getByRole("button", { name: "保存" }).press("Enter");
  await page.getByText("2026年3月20日", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "保存" }).evaluate((one) => one === document.activeElement)).toBe(true);
  // Another tab's change of the day survives saving the memo with the old day in the form.
  const other = await page.context().newPage();
  await visit(other, page.url());
  await other.getByText("シーズンを記録する").click();
  await other.getByLabel("ハッチ", { exact: true }).fill("2026-03-25");
  await other.getByRole("button", { name: "保存" }).click();
  await page.getByText("2026年3月25日", { exact: true }).waitFor();
  await page.getByLabel("メモ").fill("順調");
  await page.getByRole("button", { name: "保存" }).click();
  await expect
    .poll(async () => {
      await visit(other, page.url());
      return other.locator("[name=memo]").inputValue();
    })
    .toBe("順調");
  expect(await other.locator("[name=hatched]").inputValue()).toBe("2026年3月25日");
  expect(await other.locator("[name=eggs]").inputValue()).toBe("6");
  await visit(other, `${site.origin}/note/pair/none`);
  await other.getByText("このペアの記録は、この端末の手帖にはありません。消したペアか、").waitFor();
  await other.close();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const add = looks
    .filter({ hasText: "クラウン" })
    .first()
    .getByRole("button", { name: /加える/ });
  for (const number of ["1", "2"]) {
    await add.press("Enter");
    await expect.poll(() => said(page).textContent()).toContain(` ${number}」を手帖に加えました`);
  }
  await page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name: "個体" }).click();
  await page.getByRole("link", { name: / 2$/ }).waitFor();
});

test("data the tools stored earlier moves into the notebook once; the tools offer its content", async () => {
  const { page } = await openPage(browser, phone);
  await page.goto(`${site.origin}/policy`);
  const check = `/stress_check?name=${encodeURIComponent("ハク")}&hot-spot=low2&flag=prolapse`;
  await page.evaluate((path) => {
    localStorage.setItem(
      "my-snakes",
      JSON.stringify(["ハク（オス）：パステル 66%ポスヘテ・クラウン", "モモ メス クラウン", "読めない言葉"]),
    );
    localStorage.setItem(
      "stress-check",
      JSON.stringify([{ at: "2026-10-01T03:00:00.000Z", name: "ハク", total: null, path }]),
    );
  }, check);
  for (let again = 0; again < 2; again += 1) {
    await visit(page, `${site.origin}/note/snakes`);
    await expect.poll(() => page.locator("main li").count()).toBe(3);
  }
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /snakes|stress/.test(key)))).toEqual([]);
  expect((await page.locator("main li").allTextContents()).join()).toContain("読めない言葉");
  await page.getByRole("link", { name: "ハク" }).click();
  await page.getByRole("link", { name: "受診のしるし" }).waitFor();

  await visit(page, `${site.origin}/calculate`);
  await page.getByRole("button", { name: "手帖の3匹を使う" }).click();
  expect(await page.getByLabel("1行に1匹").inputValue()).toContain("モモ（メス）：クラウン");
  await page.getByLabel("1行に1匹").fill("モモ（メス）：クラウン\nソラ オス バナナ\nウミ：ほげほげ");
  await page.getByRole("button", { name: "手帖に入れる" }).click();
  const rows = page.getByRole("region", { name: "手帖に入れる内容" }).locator("li");
  await expect.poll(() => rows.allTextContents()).toHaveLength(3);
  const [known, fresh, unread] = await rows.allTextContents();
  expect(known).toContain("すでに手帖にいます");
  expect(fresh).toBe("ソラ（オス）バナナ（コーラルグロー）");
  expect(unread).toContain("「ほげほげ」");
  await page.getByRole("button", { name: "この1匹を入れる" }).click();
  await page.getByText("1匹を手帖に入れました。").waitFor();
  await visit(page, `${site.origin}/calculate?tool=prove`);
  await page.getByRole("button", { name: "ハク：66%ポスヘテ・クラウン" }).click();
  expect(await page.getByLabel("はじめの確率", { exact: true }).inputValue()).toBe("66");
  await visit(page, `${site.origin}/calculate?tool=plan`);
  await page.getByRole("button", { name: "手帖の4匹を使う" }).waitFor();
  await visit(page, `${site.origin}/morph/compare?ids=spider,pinstripe`);
  const places = () =>
    page.locator("select[name=ids]").evaluateAll((all: HTMLSelectElement[]) => all.map((one) => one.value));
  await page.getByLabel("手帖の個体から").selectOption({ label: "ハク：パステル" });
  expect(await places()).toEqual(["pastel", "spider", "pinstripe"]);
  await page.getByLabel("手帖の個体から").selectOption({ label: "モモ：クラウン" });
  expect(await places()).toEqual(["clown", "pastel", "spider"]);
  await page.getByRole("button", { name: "並べる" }).click();
  await page.waitForURL(/ids=clown&ids=pastel&ids=spider$/);
  await visit(page, `${site.origin}/stress_check`);
  await expect
    .poll(() =>
      page.locator("datalist option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
    )
    .toContain("ソラ");
});

test("a vet gets one sheet, and the calendar a file", async () => {
  const { page } = await openPage(browser, { viewport: { width: 320, height: 640 }, timezoneId: "Asia/Tokyo" });
  await visit(page, `${site.origin}/note`);
  await page.getByRole("button", { name: "見本で試す" }).click();
  await page.getByText("カレンダーで知らせる").click();
  const file = await downloadBy(page, /カレンダーのファイルを作る/);
  expect(file.suggestedFilename()).toBe("techo.ics");
  // Its plate is drawn once and stored; plates of deleted snakes are removed.
  const drawings = (gone?: string) =>
    page.evaluate(
      (key) =>
        new Promise<string[]>((resolve) => {
          const opening = indexedDB.open("notebook");
          opening.onsuccess = () => {
            const store = opening.result.transaction("drawings", "readwrite").objectStore("drawings");
            if (key !== undefined) store.put({ src: null, at: Date.now() }, key);
            const all = store.getAllKeys();
            all.onsuccess = () => {
              opening.result.close();
              resolve(all.result.map(String));
            };
          };
        }),
      gone,
    );
  expect(await drawings("いない1匹：クラウン")).toContain("いない1匹：クラウン");
  await visit(page, `${site.origin}/note`);
  await page
    .getByRole("link", { name: /れい（見本）/ })
    .first()
    .click();
  await expect.poll(async () => (await drawings()).filter((key) => key.includes(":"))).toHaveLength(1);
  await expect.poll(() => drawings()).not.toContain("いない1匹：クラウン");
  // The curve is one image with one label: its ticks are not read out.
  const curve = page.getByRole("img", { name: /体重の推移.+gから.+gまで/ });
  expect(
    await curve
      .locator("text")
      .first()
      .evaluate((tick) => tick.closest("[aria-hidden=true]") !== null),
  ).toBe(true);
  await page.getByRole("link", { name: "獣医師に見せる紙" }).click();
  await page.getByRole("heading", { level: 1, name: "れい（見本）の記録" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("navigation", { name: "手帖のページ" }).isVisible()).toBe(false);
  // Printed with margins, without an empty page at the end.
  const pdf = await page.pdf({ format: "A4", margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" } });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});
