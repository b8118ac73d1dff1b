import { expect, test } from "vitest";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { visit } from "#tests/support/browser.ts";

const { site, cookie } = await startAdminSite();

test("follows the form, keeps its scroll position, links nowhere, and disappears when closed", async () => {
  const { page, complaints } = await openAdminPage(site, cookie, { viewport: { width: 1280, height: 720 } });
  await visit(page, `${site.origin}/admin/morphs/pastel/edit`);
  await page.getByRole("toolbar", { name: "本文の書式" }).waitFor();
  const steps = await page.evaluate(() => history.length);
  const opener = page.getByRole("button", { name: "横に表示" });
  await opener.click();
  const frame = page.frameLocator("iframe:not([data-waiting])");
  const heading = frame.locator("main h1");
  await heading.waitFor();
  await frame.locator("main").evaluate(() => window.scrollTo(0, 200));

  await page.locator("[name=title]").fill("書きかけの題");
  await frame.getByRole("heading", { name: "書きかけの題", level: 1 }).waitFor();
  await expect.poll(() => page.locator("iframe").count()).toBe(1);
  expect(await heading.evaluate(() => window.scrollY)).toBe(200);
  expect(await page.evaluate(() => history.length)).toBe(steps);

  const opened = page.context().waitForEvent("page");
  await frame.getByRole("link", { name: "トップ" }).first().click();
  const preview = await opened;
  await preview.waitForURL(`${site.origin}/`);
  expect(await heading.textContent()).toBe("書きかけの題");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: "プレビューを閉じる" }).click();
  await expect.poll(() => page.locator("iframe").count()).toBe(0);

  // The device remembers the last choice.
  await opener.click();
  await visit(page, `${site.origin}/admin/morphs/mojave/edit`);
  await heading.waitFor();
  expect(complaints).toEqual([]);
});
