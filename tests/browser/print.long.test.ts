import { expect, test } from "vitest";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite();
const browser = await launch();

test("sheets and cards fit one page each; articles print without navigation; dark prints light", async () => {
  const { page } = await openPage(browser);
  const printed = async (path: string) => {
    await visit(page, site.origin + path);
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return { pages: pdf.match(/\/Type \/Page\b/g)?.length, size: [Number(width), Number(height)].map(Math.round) };
  };
  for (const id of ["b-2019-001", "b-2022-002"]) {
    expect(await printed(`/ball/${id}`), id).toEqual({ pages: 1, size: [596, 843] });
    expect(await printed(`/ball/${id}/card`), id).toEqual({ pages: 1, size: [298, 420] });
  }

  expect(await printed("/morph/compare?ids=clown,piebald,pastel")).toEqual({ pages: 1, size: [596, 843] });

  // A table heading at the foot of a printed page stays with its rows.
  await visit(page, `${site.origin}/breed/2022-kohaku-akane`);
  await page.emulateMedia({ media: "print" });
  const row = page.locator("main table tbody tr").first();
  expect(await row.evaluate((one) => getComputedStyle(one).breakBefore)).toBe("avoid");
  await page.emulateMedia({ media: "screen" });

  await page.context().addCookies([{ name: "theme", value: "dark", url: site.origin }]);
  await visit(page, `${site.origin}/info/fasting`);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).not.toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print" });
  await expect.poll(background).toBe("rgb(255, 255, 255)");
  for (const furniture of ["header.site", "footer.site", "main nav"]) {
    for (const one of await page.locator(furniture).all()) expect(await one.isVisible(), furniture).toBe(false);
  }
  expect(await page.getByText("次に読む").first().isVisible()).toBe(false);

  await visit(page, `${site.origin}/morph/clown`);
  expect(await page.locator("main :is(button, [data-button]):visible").count()).toBe(0);
});
