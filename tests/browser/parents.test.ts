import { expect, test } from "vitest";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { findViolationsInBothThemes } from "#tests/support/axe.ts";
import { isInteractive, visit } from "#tests/support/browser.ts";

const { site, cookie } = await startAdminSite();

const phone = { viewport: { width: 390, height: 844 } };

test("a box finds by name, number and genes and works by keyboard; ambiguous input is reported and kept", async () => {
  const { page, complaints } = await openAdminPage(site, cookie, phone);
  await visit(page, `${site.origin}/admin/balls/new`);
  await isInteractive(page);
  const sire = page.getByRole("combobox", { name: "父（サイアー）" });
  const sent = page.locator("input[name='fields.sire']");
  const list = page.getByRole("listbox", { name: "候補" });
  await sire.fill("クラウン");
  await list.waitFor();
  const all = await list.getByRole("option").count();
  expect(all).toBeGreaterThan(1);
  expect(await sire.getAttribute("aria-expanded")).toBe("true");
  await sire.press("ArrowDown");
  await sire.press("ArrowDown");
  const active = page.locator(`[id="${await sire.getAttribute("aria-activedescendant")}"]`);
  expect(await active.getAttribute("aria-selected")).toBe("true");
  const second = (await active.textContent()) ?? "";
  const [offers, bar] = await Promise.all([
    list.boundingBox(),
    page.getByRole("button", { name: "下書き保存" }).last().boundingBox(),
  ]);
  expect((offers?.y ?? 0) + (offers?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await sire.press("Enter");
  await list.waitFor({ state: "detached" });
  expect(second).toContain(await sire.inputValue());
  const chosen = await sent.inputValue();
  expect((await findEntry(site.db, "ball", chosen))?.live?.fields.sex).toBe("male");

  // A number alone is enough: leaving the box selects the match.
  await sire.fill("bp-2019-001");
  await sire.press("Tab");
  expect(await sire.inputValue()).toContain("琥珀");
  expect(await sent.inputValue()).toBe("b-2019-001");
  await sire.fill("2019");
  await sire.press("Escape");
  await sire.press("Tab");
  await page.getByText(/「2019」に合うものが\d+件あります/).waitFor();
  expect(await sire.getAttribute("aria-invalid")).toBe("true");
  expect(await sent.inputValue()).toBe("2019");
  await sire.fill("");
  await sire.press("Tab");
  expect(await sent.inputValue()).toBe("");
  expect(await sire.getAttribute("aria-invalid")).toBeNull();

  const dam = page.getByRole("combobox", { name: "母（ダム）" });
  await dam.fill("BP-2018-004");
  await page.getByRole("option", { name: /茜/ }).click();
  await page.locator("[name=title]").fill("茜の子");
  await page.locator("[name=id]").fill("child-of-akane");
  await page.getByRole("button", { name: "下書き保存" }).last().click();
  await page.locator("form [role=status]").getByText("下書きを保存しました").waitFor();
  expect((await findEntry(site.db, "ball", "child-of-akane"))?.draft?.fields).toMatchObject({
    sire: null,
    dam: "b-2018-004",
  });
  await visit(page, `${site.origin}/admin/breeds/2022-kohaku-akane/edit`);
  await page.getByText("子の見込み").waitFor();
  expect(complaints).toEqual([]);
});

test("without JavaScript it is a select; what is chosen and typed before hydration is kept", async () => {
  const plain = await openAdminPage(site, cookie, { ...phone, javaScriptEnabled: false });
  await visit(plain.page, `${site.origin}/admin/balls/new`);
  const select = plain.page.locator("select[name='fields.sire']");
  await select.selectOption("b-2019-001");
  await plain.page.locator("[name=title]").fill("琥珀の子");
  await plain.page.locator("[name=id]").fill("child-of-kohaku");
  await plain.page.locator("[name=summary]").fill("はじめの概要");
  await plain.page.getByRole("button", { name: "下書き保存" }).last().click();
  await plain.page.waitForURL(/child-of-kohaku/);
  expect((await findEntry(site.db, "ball", "child-of-kohaku"))?.draft?.fields.sire).toBe("b-2019-001");
  await plain.close();

  const slow = await openAdminPage(site, cookie, phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await slow.page.route(/\/root-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await slow.page.goto(`${site.origin}/admin/balls/child-of-kohaku/edit`, { waitUntil: "commit" });
  await slow.page.locator("select[name='fields.sire']").selectOption("b-2020-005");
  const summary = slow.page.locator("[name=summary]");
  // Like a person: filling would not select the text before the first paint.
  await summary.click();
  await summary.press("Control+a");
  await slow.page.keyboard.insertText("書き直した概要");
  release();
  const box = slow.page.getByRole("combobox", { name: "父（サイアー）" });
  await slow.page.locator("input[name='fields.sire']").waitFor({ state: "attached" });
  expect(await slow.page.locator("input[name='fields.sire']").inputValue()).toBe("b-2020-005");
  expect(await box.inputValue()).toContain("蒼");
  expect(await summary.inputValue()).toBe("書き直した概要");
});
