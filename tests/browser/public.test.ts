import { expect, test } from "vitest";
import { findViolations } from "#tests/support/axe.ts";
import { hasFocus, isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { oddMeasures } from "#tests/support/measures.ts";
import { sharedSite } from "#tests/support/site.ts";

const site = await sharedSite();
const browser = await launch();

test("with JavaScript: one document, scroll to top, hash links, a theme switched in place", async () => {
  const viewport = { width: 1440, height: 900 };
  const { page, complaints } = await openPage(browser, { viewport, reducedMotion: "no-preference" });
  await visit(page, `${site.origin}/`);
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector("[data-overlay]") as Element).visibility === "hidden",
  );
  await page.evaluate(() => {
    document.body.dataset.same = "yes";
    window.addEventListener("page:loading:start", () => {
      document.body.dataset.started = "yes";
    });
    window.addEventListener("page:loading:end", () => {
      document.body.dataset.ended = "yes";
    });
    window.scrollTo(0, 800);
  });
  // A menu opens without a script and closes on Escape and after navigation.
  const menus = page.getByRole("navigation", { name: "主なページ" });
  await menus.getByText("読みもの", { exact: true }).click();
  await menus.locator("details[open]").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => menus.locator("details[open]").count()).toBe(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height });
  await page.getByLabel("メニュー", { exact: true }).click();
  await page.getByRole("navigation", { name: "すべてのページ" }).getByRole("combobox").focus();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: "すべてのページ" }).waitFor({ state: "hidden" });
  await page.setViewportSize({ width, height });
  const made = await page.locator("header details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("data-made", "");
    return all.length;
  });
  await menus.getByText("読みもの", { exact: true }).click();
  await menus.getByRole("link", { name: "お知らせ・飼育情報" }).click();
  await isAt(page, "/info");
  await page.waitForFunction(() => window.scrollY === 0);
  await expect.poll(() => menus.locator("details[open]").count()).toBe(0);
  await expect.poll(() => menus.locator("summary[data-here]").textContent()).toContain("読みもの");
  await expect
    .poll(() => page.evaluate(() => ({ ...document.body.dataset })))
    .toMatchObject({ same: "yes", started: "yes", ended: "yes" });
  // Fast navigation shows no overlay; slow navigation shows one until it ends.
  expect(await page.locator("[data-overlay=stays]").count()).toBe(0);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/blog.data*", (route) => held.then(() => route.continue()));
  await menus.locator("summary[data-here]").click();
  await menus.getByRole("link", { name: "ブログ" }).click();
  await page.locator("[data-overlay=stays]").waitFor();
  letGo();
  await isAt(page, "/blog");
  await page.locator("[data-overlay=stays]").waitFor({ state: "detached" });
  await page.unroute("**/blog.data*");
  // Kept across pages, and closed on every kind of navigation.
  await menus.locator("summary[data-here]").click();
  await page.goBack();
  await isAt(page, "/info");
  await expect.poll(() => page.locator("header details[open]").count()).toBe(0);
  expect(await page.locator("header details[data-made]").count()).toBe(made);
  await page.locator("body > [role=status]").filter({ hasText: "お知らせ・飼育情報" }).waitFor({ state: "attached" });
  await hasFocus(page, "#main");
  const search = page.getByRole("banner").getByRole("combobox", { name: "サイト内検索" });
  await search.fill("ぱす");
  await page
    .getByRole("option", { name: /^パステル/ })
    .first()
    .waitFor();
  expect(await findViolations(page, { within: "header" })).toEqual([]);
  await search.press("ArrowDown");
  const chosen = page.locator("[role=option][aria-selected=true]");
  await chosen.waitFor();
  // Enter that ends a composition, as Safari reports it, neither chooses nor closes anything.
  await search.dispatchEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true });
  expect(await chosen.count()).toBe(1);
  await search.press("Escape");
  await expect.poll(() => page.locator("[role=option]").count()).toBe(0);
  await search.press("ArrowDown");
  await page.locator("[role=option]").first().waitFor();
  await search.press("ArrowDown");
  await chosen.waitFor();
  await search.press("Enter");
  await isAt(page, "/morph/pastel");
  await visit(page, `${site.origin}/info/temperature`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "URLをコピー" }).click();
  await page.getByRole("button", { name: "コピーしました" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/info/temperature`);
  await page.locator("aside nav a").nth(3).click();
  await page.locator("aside nav a[aria-current=location]").waitFor();
  await page.waitForFunction(() => window.scrollY > 500);
  await isAt(page, /#/);
  await page.locator("button[aria-label^='明るい']").click();
  await page
    .locator("html[data-theme=dark] meta[name=theme-color][content='#0C111B']")
    .first()
    .waitFor({ state: "attached" });
  await page.reload();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(complaints).toEqual([]);
});

test("the site works in a browser that blocks storage", async () => {
  const { page } = await openPage(browser, {});
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await visit(page, `${site.origin}/ball`);
  await page.getByRole("link", { name: "モルフ図鑑" }).first().click();
  await isAt(page, "/morph");
  await visit(page, `${site.origin}/stress_check`);
  expect(await page.locator("h1").textContent()).toContain("ストレスチェック");
});

test("going back from a stress check's result does not lead to a form that has lost its answers", async () => {
  const { page } = await openPage(browser, {});
  await visit(page, `${site.origin}/policy`);
  await visit(page, `${site.origin}/stress_check`);
  await page.getByRole("button", { name: "次へ" }).dblclick();
  await page.getByRole("button", { name: "前へ" }).press("Enter");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "結果を見る" }).click();
  await page.waitForURL(/flag=/);
  expect(await page.getByRole("checkbox").first().isChecked()).toBe(true);
  await page.goBack();
  await isAt(page, "/policy");
  await page.goForward();
  await page.waitForURL(/flag=/);
});

test("the not-found screen links to the home page and back", async () => {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  for (const path of ["/policy", "/ball", "/nothing"]) await visit(page, site.origin + path);
  const widthOf = async () => (await page.locator("main img").first().boundingBox())?.width;
  expect(await widthOf()).toBe(200);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(widthOf).toBe(150);
  expect(await oddMeasures(page)).toEqual([]);
  await page.getByRole("link", { name: "前のページへ戻る" }).dblclick();
  await isAt(page, "/ball");
  await visit(page, `${site.origin}/nothing`);
  await page.getByRole("link", { name: "トップページへ" }).click();
  await isAt(page, `${site.origin}/`);
});
