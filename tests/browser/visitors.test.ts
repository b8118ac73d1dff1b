import type { Page } from "playwright";
import { afterAll, expect, test } from "vitest";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { type Hand, handOn } from "#tests/support/counted.ts";
import { startSite } from "#tests/support/site.ts";
import { json, startUpstream } from "#tests/tools/weather/upstream.ts";

const upstream = await startUpstream();
afterAll(() => upstream.close());
const site = await startSite({ env: { WEATHER_BASE_URL: upstream.baseUrl } });
const browser = await launch();

const PHONE = { width: 390, height: 844 };

/** Defines a task from the home page; a box to type in counts as a tap. */
function task(name: string, most: number, run: (page: Page, hand: Hand) => Promise<void>, scripts = [true]) {
  test.each(scripts)(`${name}, JavaScript %s`, async (js) => {
    const { page, complaints } = await openPage(browser, { viewport: PHONE, javaScriptEnabled: js });
    await visit(page, `${site.origin}/`);
    const hand = handOn(page);
    await run(page, hand);
    const taps = hand.counts.clicks + hand.counts.fields;
    console.log(`${name}, JavaScript ${js}: ${taps} taps`);
    expect(taps).toBeLessThanOrEqual(most);
    expect(complaints).toEqual([]);
  });
}

async function isInFirstScreen(page: Page, what: ReturnType<Page["locator"]>): Promise<boolean> {
  const box = await what.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
}

task("a first buyer finds what it costs", 2, async (page, hand) => {
  await hand.press(page.getByRole("main").getByRole("link", { name: "いくらかかる？" }));
  await isAt(page, /\/start\/costs$/);
  expect(
    await page
      .getByText(/^[\d.]+万〜[\d.]+万円$/)
      .first()
      .isVisible(),
  ).toBe(true);
});

task("a snake does not eat, at night", 2, async (page, hand) => {
  await hand.press(page.getByRole("main").getByRole("link", { name: "食べない", exact: true }));
  await isAt(page, /\/info\/fasting$/);
  expect(await page.getByText("受診するとき").first().isVisible()).toBe(true);
});

const cross = async (page: Page, hand: Hand) => {
  await hand.fill(page.getByRole("main").getByLabel("父"), "パステル ヘテロ・クラウン");
  await hand.fill(page.getByRole("main").getByLabel("母"), "クラウン");
  await hand.press(page.getByRole("main").getByRole("button", { name: "計算" }));
  await isAt(page, /\/calculate\?/);
  const answer = page.getByText("卵6個から、平均で");
  await answer.waitFor();
  await expect.poll(() => isInFirstScreen(page, answer)).toBe(true);
  expect(await isInFirstScreen(page, page.getByRole("row", { name: /パステル/ }).first())).toBe(true);
};
task("a cross is answered in the first screen", 3, cross, [true, false]);

task("a first meal is recorded without a word typed", 3, async (page, hand) => {
  await hand.press(page.getByRole("main").getByRole("link", { name: "手帖に記録する" }));
  await hand.press(page.getByRole("button", { name: "「食べた」を記録する" }));
  await page.getByText("今日の給餌はありません").waitFor();
});

test("today, tonight and what to do are on the weather's first screen", async () => {
  const day = (ahead: number) => addDays(dayInJapan(new Date()), ahead);
  const areas = [{ area: { name: "東京地方", code: "130010" }, weathers: ["晴れ　のち　雪", "雪"] }];
  const stations = [{ area: { name: "東京", code: "44132" }, temps: ["3", "17", "-2", "4"] }];
  const timeSeries = [
    { timeDefines: [`${day(0)}T05:00:00+09:00`, `${day(1)}T00:00:00+09:00`], areas },
    {
      timeDefines: [0, 0, 1, 1].map((ahead, i) => `${day(ahead)}T0${i % 2 === 0 ? 0 : 9}:00:00+09:00`),
      areas: stations,
    },
  ];
  const reportDatetime = new Date().toISOString();
  upstream.play("forecast/130000", json([{ publishingOffice: "気象庁", reportDatetime, timeSeries }]));
  const { page } = await openPage(browser, { viewport: PHONE });
  await visit(page, `${site.origin}/weather-forecast?area=130010`);
  const low = page.getByText("-2℃").first();
  await low.waitFor();
  const main = page.getByRole("main");
  for (const shown of [low, main.getByText("17℃").first(), main.getByText("晴れ").first()])
    expect(await isInFirstScreen(page, shown)).toBe(true);
  const advice = main.getByRole("link", { name: /^(冬越し|夏越し|温度の整え方)$/ }).first();
  expect(await isInFirstScreen(page, advice)).toBe(true);
  expect(await main.getByRole("heading", { name: "東京都 東京地方" }).count()).toBe(1);
});

test("progress of the beginner's guide stays on the device", async () => {
  const { page } = await openPage(browser, { viewport: PHONE });
  await visit(page, `${site.origin}/start/needs`);
  await page.getByLabel(/この端末に印を残します/).check();
  await visit(page, `${site.origin}/start`);
  await page.getByRole("link", { name: "続きから：いくらかかる" }).waitFor();
  expect(await page.getByText("（済み）").count()).toBe(1);
});

test("the home page has no layout shift while loading and shows the selected area's low", async () => {
  const { page } = await openPage(browser, { viewport: PHONE });
  const tonight = { place: "沖縄県 本島中南部", signs: [], high: 24, low: 19 };
  const advice = { words: "保温はいつもどおりで十分です。", article: "temperature" };
  await page.route("**/tonight.json*", (route) => route.fulfill({ json: { ...tonight, advice } }));
  await page.context().addCookies([{ name: "weather-area", value: "471010", url: site.origin }]);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, `${site.origin}/`);
  await page.getByText("沖縄県 本島中南部の最低").waitFor();
  await page.waitForFunction(() => document.readyState === "complete");
  // A label alone on its line sits a few pixels higher than beside the figure that is parsed after it.
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
});
