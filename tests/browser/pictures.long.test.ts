import { expect, test } from "vitest";
import { pngOf } from "#tests/cms/library/pictures.ts";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { findViolations } from "#tests/support/axe.ts";
import { isAt, visit } from "#tests/support/browser.ts";

const { site, cookie } = await startAdminSite();

const file = async (name: string, colour: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(await pngOf(colour)),
});

test("uploads show progress and results; a form picks from the library in a dialog", async () => {
  const { page, complaints } = await openAdminPage(site, cookie, { viewport: { width: 390, height: 844 } });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/admin/images/upload", async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, `${site.origin}/admin/images`);
  const heic = Buffer.from("\0\0\0\x20ftypheic\0\0\0\0mif1".padEnd(64, "\0"), "latin1");
  await page
    .locator("input[type=file]")
    .setInputFiles([await file("赤.png", "#f00"), { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic }]);
  const rows = page.getByRole("list", { name: "アップロードの結果" }).getByRole("listitem");
  await expect.poll(() => rows.getByRole("progressbar").count()).toBe(2);
  letGo();
  await rows.nth(1).getByText("HEIC（iPhoneの写真の形式）は使えません").waitFor();
  await rows.nth(0).getByText("アップロードしました").waitFor();
  expect(await findViolations(page, { within: "main" })).toEqual([]);
  await rows.nth(0).getByRole("textbox").fill("赤い四角");
  await page.getByRole("button", { name: "説明を保存する" }).click();
  await isAt(page, "/admin/images?flash=stored");

  await visit(page, `${site.origin}/admin/terms/new`);
  await page.locator("[name=title]").fill("題");
  const opener = page.getByRole("button", { name: "画像を選ぶ", exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "画像を選ぶ" });
  await dialog.locator("input[type=file]").setInputFiles([await file("青.png", "#00f")]);
  await dialog.getByText("1枚を選んでいます").waitFor();
  await dialog.getByRole("searchbox").fill("赤い");
  await dialog.getByRole("searchbox").press("Enter");
  await dialog.getByText("1枚", { exact: true }).waitFor();
  expect(await findViolations(page, { within: "dialog[open]" })).toEqual([]);
  await dialog.getByRole("button", { name: "赤い四角" }).click();
  await dialog.getByRole("button", { name: "この画像にする" }).click();
  await expect.poll(() => page.locator("[name='cover.alt']").inputValue()).toBe("赤い四角");
  expect(await page.locator("[name=title]").inputValue()).toBe("題");
  await expect.poll(() => page.locator("form[data-unsaved]").count()).toBe(1);

  await page.getByRole("button", { name: "画像を選び直す" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("画像を選び直す");
  expect(complaints).toEqual([]);
});
