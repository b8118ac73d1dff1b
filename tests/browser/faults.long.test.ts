import { expect, test } from "vitest";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite();
const browser = await launch();

const faults = () =>
  site.log
    .join("")
    .split("\n")
    .filter((line) => line.includes('"a fault in a browser"'))
    .map((line) => JSON.parse(line));

test("reports navigation data that is garbage, a handler that throws and an unhandled rejection", async () => {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.route("**/morph.data*", (route) => route.fulfill({ body: "garbage", contentType: "text/x-script" }));
  await visit(page, `${site.origin}/ball?page=1`);
  await page.evaluate(() => {
    const script = document.createElement("a");
    script.onclick = () => {
      throw new RangeError(`thrown at ${window.location.origin}/ball?secret=1`);
    };
    script.click();
    void Promise.reject(new TypeError(`nobody waited at ${window.location.origin}/?secret=2`));
  });
  await page.getByRole("navigation", { name: "主なページ" }).getByRole("link", { name: "モルフ図鑑" }).click();
  // The page is loaded as a document instead; the fault is still reported.
  await page.getByRole("heading", { level: 1, name: "モルフ図鑑" }).waitFor();
  await expect.poll(() => faults().length).toBe(3);
  const messages = faults().map(({ message }) => message);
  expect(messages).toContain(`RangeError: thrown at ${site.origin}/ball`);
  expect(messages).toContain(`TypeError: nobody waited at ${site.origin}/`);
  for (const { build, path } of faults()) {
    expect(build).toMatch(/^\w+$/);
    expect(path).toMatch(/^\/(?:ball|morph)$/);
  }
  expect(JSON.stringify(faults())).not.toContain("secret");
});

test("a failing script replaces the page with the not-found screen, except for crawlers", async () => {
  const crawler = { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/150.0.0.0 Safari/537.36" };
  const shown = async (options = {}) => {
    const { page } = await openPage(browser, options);
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error("no such thing here");
      };
    });
    await page.goto(`${site.origin}/policy`, { waitUntil: "networkidle" });
    return page.locator("main h1").textContent();
  };
  expect(await shown()).toBe("Page Not Found");
  expect(await shown(crawler)).toBe("外部送信とプライバシー");
});
