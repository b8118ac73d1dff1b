import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { Care } from "#app/notebook/care/care.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { type Fields, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { findViolations, findViolationsInBothThemes } from "#tests/support/axe.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { oddWords } from "#tests/support/measures.ts";
import { importThings } from "#tests/support/notebook.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite();
const browser = await launch();

const DAY = 86_400_000;
const meal = { kind: "meal", prey: "rat", size: "M", count: 1, grams: null } as const;

/**
 * Six snakes losing weight without food, one with a long name that feeds, and one without a row in the fasting article.
 */
function fasting(now: number): Thing[] {
  let last = "";
  const thing = (type: string, fields: Fields, at: number) => {
    last = nextStamp(last, "aaaaaaaa", new Date(at));
    return makeThing(type, fields, last);
  };
  return [
    "モモ",
    "ハク",
    "ソラ",
    "ヨル",
    "きなこ",
    "あずき",
    "とても長い名前のボールパイソンの個体がここにいます",
  ].flatMap((name, i) => {
    const sex = i % 2 ? "male" : "female";
    const snake = thing(
      "snake",
      { ...newSnake, name, sex, genotype: "パステル 100%ヘテロ・クラウン" },
      now - 300 * DAY,
    );
    const record = (days: number, care: Care) => {
      const at = now - days * DAY - i * 60_000;
      return thing("record", { snake: snake.id, at: new Date(at).toISOString(), ...care }, at);
    };
    const isFed = i === 6;
    return [
      snake,
      record(200, { kind: "weight", grams: 1400 }),
      record(91, { kind: "weight", grams: 1500 }),
      record(90, { ...meal, outcome: "eaten" }),
      ...[70, 50, 30, 12].map((days) => record(days, { ...meal, outcome: isFed ? "eaten" : "refused" })),
      ...[180, 120, 60].map((days) => record(days, { kind: "shed", shed: "whole" })),
      record(3, { kind: "weight", grams: isFed ? 1500 : 1400 - i * 40 }),
    ];
  });
}

async function keeperOf(options: Parameters<typeof openPage>[1]): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await openPage(browser, { timezoneId: "Asia/Tokyo", ...options });
  await visit(page, `${site.origin}/note/keep`);
  await importThings(page, fasting(Date.now()));
  await page.getByRole("button", { name: "この知らせを閉じる" }).click();
  return { page, complaints };
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "手帖のページ" }).getByRole("link", { name, exact: true });

test("due feedings are on a phone's first screen, however many snakes are watched", async () => {
  const { page } = await keeperOf({ viewport: { width: 390, height: 660 } });
  // Tonight's weather line takes room, too.
  await page.context().addCookies([{ name: "weather-area", value: "130000", url: site.origin }]);
  await page.route("**/tonight.json?*", (route) =>
    route.fulfill({
      json: { place: "東京", low: 3, advice: { words: "保温を確かめてください。", article: "winter" } },
    }),
  );
  await visit(page, `${site.origin}/note`);
  await page.getByText("保温を確かめてください。").waitFor();
  const watch = page.locator("details").filter({ has: page.getByRole("heading", { name: "要注意 6匹" }) });
  expect(await watch.locator("summary").textContent()).toContain("あずき −20%");
  const tabs = await page.getByRole("navigation", { name: "手帖のページ" }).boundingBox();
  const eaten = page.getByRole("region", { name: /給餌/ }).getByRole("button", { name: /食べた/ });
  for (const i of [0, 1]) {
    const button = await eaten.nth(i).boundingBox();
    expect((button?.y ?? 9_999) + (button?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
  }
  // Folded, but found and opened by the browser's own search.
  await expect.poll(() => watch.locator("li", { hasText: "獣医師" }).count()).toBeGreaterThan(0);
  await watch.locator("summary").click();
  // The article's row in its own words, the most serious first.
  await expect
    .poll(() => watch.getByRole("listitem").first().textContent())
    .toContain("体重は10%以上の減少：様子見の段階");
  expect(await watch.getByRole("link", { name: "食べないときに見ること" }).count()).toBe(6);
});

test("every screen at every width, in both themes and at double text size", async () => {
  // A tall viewport: content not yet rendered keeps the other theme's colours.
  const narrow = { width: 320, height: 3000 };
  const { page } = await keeperOf({ viewport: narrow });
  // Sections with content-visibility need a frame to be measured again.
  const fits = (where: string) =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: where })
      .toBeLessThanOrEqual(0);
  const isSound = async (where: string, largeAt = [640, 320]) => {
    expect(await findViolationsInBothThemes(page), where).toEqual([]);
    expect(await oddWords(page), where).toEqual([]);
    for (const width of [390, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 660 });
      await fits(`${where} at ${width}`);
      // Tabs change layout at 960, the dialog at 600; other widths change only space.
      if (width === 768 || width === 1280) expect(await findViolations(page), `${where} at ${width}`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const width of largeAt) {
      await page.setViewportSize({ width, height: 660 });
      await fits(`${where} at ${width}, letters of 200%`);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize(narrow);
    await fits(`${where} at 320`);
  };
  const inDialog = async (where: string) => {
    await page.getByRole("dialog").waitFor();
    await isSound(where);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await visit(page, `${site.origin}/note`);
  await page.locator("main summary").first().click();
  await isSound("today");
  await page.getByRole("button", { name: "まとめて記録" }).first().click();
  await inDialog("several");
  await tab(page, "個体").click();
  await page.getByRole("heading", { level: 1, name: /個体/ }).waitFor();
  await isSound("snakes");
  await page.getByRole("button", { name: "モモに記録する" }).click();
  await inDialog("kinds");
  await page.getByRole("link", { name: "モモ" }).click();
  await page.getByRole("heading", { level: 1, name: "モモ" }).waitFor();
  await isSound("snake");
  await page.getByRole("button", { name: "給餌", exact: true }).click();
  await inDialog("meal");
  await page.getByRole("button", { name: "この個体の情報を編集" }).click();
  await inDialog("facts");
  await page.getByRole("link", { name: "獣医師に見せる紙" }).click();
  await page.getByRole("heading", { level: 1, name: "モモの記録" }).waitFor();
  await isSound("vet");
  await tab(page, "ペア").click();
  await page.getByRole("button", { name: "ペアを組む" }).click();
  await page.getByRole("heading", { level: 1, name: /×/ }).waitFor();
  await page.getByRole("region", { name: "生まれる子の見た目" }).getByRole("listitem").first().waitFor();
  await isSound("pair");
  await tab(page, "ペア").click();
  await page.getByRole("heading", { level: 1, name: "ペア" }).waitFor();
  await isSound("pairs");
  await tab(page, "加える").click();
  await page.getByLabel("名前").waitFor();
  await isSound("new");
  await tab(page, "バックアップ").click();
  await page.getByRole("heading", { level: 1, name: "バックアップ" }).waitFor();
  await isSound("keep");
  await page.getByRole("button", { name: "言葉を作って、同期を始める" }).click();
  await page.getByRole("list", { name: "12個の言葉" }).waitFor();
  await isSound("words");
  await visit(page, `${site.origin}/note?take=/ball/b-2019-001`);
  await page.getByRole("button", { name: "手帖に入れる" }).waitFor();
  await isSound("take");
  await visit(page, `${site.origin}/note/paper?name=モモ&every=10`);
  // With the site's header and footer, like every page outside the notebook.
  await isSound("paper", [640]);
});

test("by keyboard alone: changes are announced, undone and corrected, and focus is never lost", async () => {
  const { page, complaints } = await keeperOf({ viewport: { width: 390, height: 660 } });
  await visit(page, `${site.origin}/note`);
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    });
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 80; i += 1) {
      await page.keyboard.press("Tab");
      if (name.test(await focused())) return;
    }
    throw new Error(`The keyboard does not come to ${name}`);
  };
  await tabTo(/^要注意/);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "食べないときに見ること" }).first().waitFor();
  await tabTo(/^食べた（モモ）/);
  await page.clock.install();
  await page.keyboard.press("Enter");
  const said = page.locator("[aria-live=polite] p").first();
  await expect.poll(() => said.textContent()).toMatch(/^モモ：.*食べた/);
  await expect.poll(focused).toMatch(/^ヨル/);
  await page.clock.fastForward(60_000);
  await tabTo(/^元に戻す/);
  await page.keyboard.press("Enter");
  await expect.poll(() => said.textContent()).toContain("元に戻しました");
  expect(await focused()).toBe("この知らせを閉じる");
  await page.getByRole("button", { name: "食べた （モモ）" }).waitFor();

  await tab(page, "個体").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /個体/ }).waitFor();
  await tabTo(/モモに記録する/);
  await page.keyboard.press("Enter");
  // The dialog has focus, so that its name is read out.
  const sheet = page.getByRole("dialog", { name: "モモの何を記録しますか" });
  await expect.poll(() => sheet.evaluate((one) => one === document.activeElement)).toBe(true);
  await tabTo(/^体重$/);
  await page.keyboard.press("Enter");
  // Typing goes to the field, even before the sheet's name has been read out.
  await page.keyboard.type("abc");
  expect(await page.getByLabel("体重（g）").inputValue()).toBe("abc");
  // The error of the focused field is read out each time.
  const wrong = page.getByRole("dialog", { name: "モモ：体重" }).getByRole("alert");
  for (let time = 0; time < 2; time += 1) {
    await wrong.evaluateAll(([said]) => said?.setAttribute("data-said", "before"));
    await page.keyboard.press("Enter");
    await expect.poll(() => wrong.and(page.locator(":not([data-said])")).textContent()).toContain("数字で入力");
    expect(await wrong.count()).toBe(1);
  }
  await page.keyboard.press("Control+a");
  await page.keyboard.type("1390");
  // Nothing behind an open sheet is read out.
  await page.evaluate(() => {
    const region = document.querySelector("main [aria-live=polite]");
    const look = () => document.body.setAttribute("data-said", document.querySelector("dialog") ? "behind" : "heard");
    if (region) new MutationObserver(look).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => said.textContent()).toContain("1,390g");
  expect(await page.locator("body").getAttribute("data-said")).toBe("heard");
  await expect.poll(focused).toContain("モモに記録する");
  expect(complaints).toEqual([]);
});
