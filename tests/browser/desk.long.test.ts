import { expect, test } from "vitest";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { findViolationsInBothThemes } from "#tests/support/axe.ts";
import { visit } from "#tests/support/browser.ts";
import { lengthenExplanation } from "#tests/support/long-explanation.ts";

const { site, cookie } = await startAdminSite();

const SEASON = "2022-kohaku-akane";
/** Invalid input: the form's page, a field, its value, the button. */
const wrong = [
  [`/admin/breeds/${SEASON}`, "textarea[name=text]", "いつか", "読み取って記録する"],
  [`/admin/breeds/${SEASON}`, "#season-millimetres", "大きい", "卵胞を記録"],
  [`/admin/breeds/${SEASON}`, "#season-millimetres", "32", "ロック"],
  ["/admin/balls/b-2020-009", "#weigh-grams", "重い", "体重を記録する"],
  ["/admin/balls/b-2020-009", "#weigh-date", "いつか", "体重を記録する"],
  [`/admin/breeds/${SEASON}/hatchlings`, "[name=weights]", "x y z", "匹の個体を作る"],
  ["/admin/balls/b-2022-001/ledger?step=hand-over", "#hand-over-leftOn", "いつか", "引渡しを記録する"],
  ["/admin/balls/b-2022-001/ledger?step=death", "#death-diedOn", "いつか", "死亡を記録する"],
  ["/admin/balls/b-2022-001/explanation", "[name=illness]", "あ".repeat(1_001), "保存"],
  ["/admin/explanation", "[name=lifespan]", "あ".repeat(1_001), "保存"],
  ["/admin/ledger/new", "[name=line]", "存在しない遺伝子", "仕入を記録する"],
  ["/admin/check", "#check-count", "たくさん", "記録する"],
  ["/admin/pairs", "[name=date]", "いつか", "まとめて記録する"],
] as const;

const papers = ["/admin/balls/b-2022-001/explanation", "/admin/ledger?all=1", "/admin/report", "/admin/check"];

test("papers and rejected forms have no axe violations in either theme and fit on a phone", async () => {
  const { page, complaints } = await openAdminPage(site, cookie, { viewport: { width: 390, height: 844 } });
  for (const path of [...papers, "/admin/breeding"]) {
    await visit(page, site.origin + path);
    await page.emulateMedia({ media: "print" });
    // The screen's heading is not printed: the paper has its own title.
    const violations = (await findViolationsInBothThemes(page)).filter((one) => !one.includes("page-has-heading-one"));
    expect(violations, `${path}, printed`).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
  expect(complaints).toEqual([]);
  for (const [path, box, text, button] of wrong) {
    await visit(page, site.origin + path);
    await page.locator(box).fill(text);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    const form = page.locator("form").filter({ has: page.locator(box) });
    await form.getByRole("button", { name: button }).first().click();
    expect((await answered).status(), path).toBe(422);
    const isSeen = () =>
      [...document.querySelectorAll("[role=alert], [aria-invalid=true]")].some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
    await page.waitForFunction(isSeen);
    expect(await page.locator(box).inputValue()).toBe(text);
    expect(await page.locator(box).getAttribute("aria-invalid"), `${path} ${box}`).toBe("true");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    expect(await findViolationsInBothThemes(page), `${path}, wrong`).toEqual([]);
  }
});

test("papers print on A4: the explanation on two pages, light in the dark theme, and the ledger in landscape", async () => {
  const { page } = await openAdminPage(site, cookie);
  const printed = async (path: string) => {
    await visit(page, site.origin + path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return { pages: pdf.match(/\/Type \/Page\b/g)?.length, size: [Number(width), Number(height)].map(Math.round) };
  };
  const explanation = "/admin/balls/b-2022-001/explanation";
  expect(await printed(explanation)).toEqual({ pages: 2, size: [595, 842] });
  for (const most of [2_600, 3_500]) {
    await lengthenExplanation(site.db, "b-2022-001", most);
    expect(await printed(explanation), `${most} characters`).toEqual({ pages: 2, size: [595, 842] });
  }
  expect((await printed("/admin/ledger?all=1")).size).toEqual([842, 595]);
  await page.context().addCookies([{ name: "theme", value: "dark", url: site.origin }]);
  await visit(page, site.origin + explanation);
  await page.emulateMedia({ media: "print" });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(paper).toBe("rgb(255, 255, 255)");
});
