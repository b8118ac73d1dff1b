import { expect, test } from "vitest";
import { adviceFor, meantBy } from "#app/tools/stress/answers.ts";
import { questions } from "#app/tools/stress/questions.ts";
import { hasFocus, launch, openPage, visit } from "#tests/support/browser.ts";
import { get, sharedSite } from "#tests/support/site.ts";

const [site, browser] = await Promise.all([sharedSite(), launch()]);

async function read(url: string): Promise<string> {
  return (await (await get(url)).text()).replaceAll(/<!-- -->|<wbr\/>/g, "");
}

const answered = (value: string, count = questions.length) =>
  `/stress_check?${new URLSearchParams(questions.slice(0, count).map(({ id }) => [id, value]))}`;

test("a URL with answers is the complete result: total, areas, three changes, reasons with sources", async () => {
  const html = await read(site.origin + answered("1"));
  for (const words of ["<strong>50</strong>点", "「要改善」", "まず見直したい3つのこと", "出典：", "診断ではなく"])
    expect(html).toContain(words);
  const answers = Object.fromEntries(questions.map(({ id }) => [id, "1"]));
  for (const question of questions)
    for (const option of meantBy(question.id, "1"))
      expect(html, question.id).toContain(adviceFor(question, option, answers));
  // The care article of each suggestion.
  for (const { article } of questions) expect(html).toContain(`href="/info/${article}"`);
});

test.each([
  ["?hot-spot=%3Cscript%3Ealert(1)%3C/script%3E"],
  ["?hot-spot=0&hot-spot=1&flag=x&flag=%00"],
  [`?name=${"あ".repeat(2000)}`],
  [`?${Array.from({ length: 5000 }, (_, index) => `q${index}=1`).join("&")}`],
  ["?%E0%A4%A=1"],
])("nonsense in the URL gives a page that reports it: %s", async (query) => {
  const response = await get(`${site.origin}/stress_check${query}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/読み取れない|という項目はありません|未回答として|40文字まで/);
  expect(html).not.toContain("<script>alert(1)");
});

test("with JavaScript: progress while answering, a result stored on this device, compared and deleted", async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await visit(page, `${site.origin}/stress_check`);
  await page.getByText("26問中0問に回答").waitFor();
  await page.getByRole("button", { name: "結果を見る" }).last().click();
  await page.getByText("まだ点数の出せる答えがありません。").waitFor();
  await hasFocus(page, "#result");
  // Focus on a region without a name would not be announced.
  const result = page.getByRole("region", { name: "結果" });
  await result.waitFor();
  // Its main sentence is announced with it.
  const told = await result.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${told}"]`).textContent()).toContain("まだ点数の出せる答えがありません。");
  // One area at a time: the others are behind 次へ or one tap away.
  const parts = page.getByRole("navigation", { name: "チェックの段階" });
  expect(await page.getByRole("radio").count()).toBe(0);
  await page.getByRole("button", { name: /^次へ/ }).click();
  await page.getByRole("heading", { name: "環境", exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("環境");
  for (const area of ["食事", "環境"]) await parts.getByRole("button", { name: new RegExp(`^${area}`) }).click();
  for (const question of questions) {
    const answer = page.locator(`input[name="${question.id}"][value="0"]`);
    if (!(await answer.isVisible())) await page.getByRole("button", { name: /^次へ/ }).click();
    await answer.check();
  }
  await page.getByText("26問中26問に回答（点数が出ます）").waitFor();
  await page.getByRole("textbox", { name: /ヘビの名前/ }).fill("こはく");
  await page.getByRole("button", { name: "結果を見る" }).last().click();
  await page.getByText("「こはく」のいまの環境と様子").waitFor();
  await page.getByRole("button", { name: "この結果を残す" }).click();
  await page.getByText("手帖に残しました。").waitFor();
  await visit(page, site.origin + answered("1"));
  await page.getByRole("button", { name: "この結果を残す" }).click();
  await page.getByRole("img", { name: /点数の推移/ }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: /点$/ }).allTextContents()).toEqual(["50点", "100点"]);
  await page.reload();
  await page.getByRole("button", { name: /^消す/ }).first().click();
  await page.getByText("1件消しました。").waitFor();
  await expect.poll(() => page.getByRole("link", { name: /点$/ }).allTextContents()).toEqual(["100点"]);
  expect(complaints).toEqual([]);
});

test("a printed result omits the form and the site's frame, and no card overlaps the next heading", async () => {
  const { page } = await openPage(browser);
  await visit(page, site.origin + answered("1"));
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("form#questions").isVisible()).toBe(false);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByText("「要改善」").isVisible()).toBe(true);
  // Chromium avoids page breaks correctly only outside grids.
  const around = await page.getByRole("heading", { name: "点が引かれたところ" }).evaluate((heading) => {
    const displays: string[] = [];
    const card = heading.parentElement?.querySelector("li");
    for (let at: Element | null | undefined = card; at && at.id !== "main"; at = at.parentElement)
      displays.push(getComputedStyle(at).display);
    return displays;
  });
  expect(around.length).toBeGreaterThan(4);
  expect(around.filter((display) => /grid|flex/.test(display))).toEqual([]);
});
