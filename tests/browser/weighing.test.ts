import { expect, test } from "vitest";
import { createEntry } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { lastUpTo } from "#app/kinds/ball/care/weights.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { isInteractive, visit } from "#tests/support/browser.ts";
import { DEMO_ADMIN } from "#tests/support/people.ts";

const SNAKES = 30;
const { site, cookie } = await startAdminSite();
const empty = emptyContent(kindNamed("ball"));
for (let place = 1; place <= SNAKES; place += 1) {
  const fields = { ...empty.fields, shelf: `R-${place}` };
  const actor = { by: DEMO_ADMIN, now: new Date() };
  await createEntry(site.db, "ball", `r-${place}`, { ...empty, title: `${place}番`, fields }, actor);
}

test.each([
  [true, "今日", 100],
  [false, "昨日", 105],
])("JavaScript %s: thirty weights of %s, from %i g on", async (javaScriptEnabled, day, from) => {
  const { page, complaints } = await openAdminPage(site, cookie, {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled,
  });
  await visit(page, `${site.origin}/admin/weighing?shelf=R`);
  const counts = { pages: 0, values: 0, clicks: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.method() === "POST") counts.pages += 1;
  });
  const boxes = page.locator("input[name^='grams.']");
  expect(await boxes.count()).toBe(SNAKES);
  await page.locator("input[name=date]").fill(day);
  await boxes.first().focus();
  for (let place = 0; place < SNAKES; place += 1) {
    if (javaScriptEnabled) {
      // Enter moved the focus here and sent nothing.
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(`grams.r-${place + 1}`);
      await page.keyboard.type(String(from + place));
      await page.keyboard.press("Enter");
    } else await boxes.nth(place).fill(String(from + place));
    counts.values += 1;
  }
  expect(counts.pages).toBe(0);
  await page.getByRole("button", { name: "まとめて記録する" }).click();
  counts.clicks += 1;
  await page.getByText(`${SNAKES}匹の体重を記録しました`).waitFor();
  console.log(`weighing ${SNAKES} snakes, JavaScript ${javaScriptEnabled}: ${JSON.stringify(counts)}`);
  expect(counts).toEqual({ pages: 1, values: SNAKES, clicks: 1 });
  const ids = Array.from({ length: SNAKES }, (_, place) => `r-${place + 1}`);
  const date = addDays(dayInJapan(new Date()), javaScriptEnabled ? 0 : -1);
  const kept = await lastUpTo(site.db, ids, date);
  expect(ids.map((id) => kept.get(id))).toEqual(ids.map((_, place) => ({ date, grams: from + place })));
  if (javaScriptEnabled) {
    await isInteractive(page);
    // An unlikely weight is questioned before anything is sent; an already recorded one is not.
    await boxes.nth(1).fill("1010");
    await page.locator("input[name='sure.r-2'][value='1010']").waitFor();
    await boxes.nth(1).fill(String(from + 1));
    await page.locator("input[name='sure.r-2']").waitFor({ state: "detached" });
  }
  expect(complaints).toEqual([]);
});
