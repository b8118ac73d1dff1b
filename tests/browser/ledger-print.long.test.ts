// The ledger on paper: 260 lines with everything in them fit on twelve sheets, and no date or number is broken over two lines.

import { expect, test } from "vitest";
import { placeMany } from "#app/cms/content/place.server.ts";
import { emptyRecord } from "#app/collection/life/line.ts";
import { addDays } from "#app/platform/site/days.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { launch, openPage } from "#tests/support/browser.ts";
import { content } from "#tests/support/contents.ts";

const LINES = 260;
const AT = "2026-11-20T03:00:00.000Z";
const admin = await startAdminSite({ filled: false });
const browser = await launch();

async function fillLedger(): Promise<void> {
  const { db } = admin.site;
  const days = Array.from({ length: LINES }, (_, index) => addDays("2024-01-01", index * 3));
  const genotype = [{ gene: "pastel", state: "het" }];
  const entries = days.map((hatched, index) => ({
    ...{ kind: "ball" as const, id: `x${String(index + 1).padStart(3, "0")}`, publishedAt: AT },
    content: content("ball", {
      title: `個体 ${index + 1}`,
      fields: { number: `BP-2024-${String(index + 1).padStart(3, "0")}`, sex: "female", hatched, genotype },
    }),
  }));
  await placeMany(db, entries, { by: "hana@example.jp", now: new Date(AT) });
  const rows = entries.map(({ id }, index) => {
    const acquiredOn = addDays(days[index] ?? "", 40);
    const value = {
      ...emptyRecord,
      ...{
        acquiredHow: "bought",
        acquiredOn,
        acquiredFrom: "見本ボールパイソンファーム",
        acquiredFromId: "第1234567号",
      },
      ...{ breeder: "繁殖 太郎", breederId: "東京都新宿区西新宿2-8-1" },
    };
    const leftOn = addDays(acquiredOn, 30);
    const left = {
      ...{ leftHow: "sold", leftOn, leftTo: "山田 花子", leftToId: "神奈川県横浜市中区日本大通1" },
      ...{ isLawful: true, soldBy: "見本 花子", explained: "signed", explainedOn: leftOn, explainedBy: "見本 花子" },
    };
    const died = { diedOn: leftOn, deathCause: "呼吸器の感染" };
    const ending = [left, left, died, {}][index % 4] ?? {};
    return {
      ...{ snake: id, version: 1, value: JSON.stringify({ ...value, ...ending }), animal: null },
      ...{ left_on: index % 4 === 3 ? null : leftOn, updated_at: AT, updated_by: "hana@example.jp" },
    };
  });
  await db.insertInto("ledger_lines").values(rows).execute();
}

test("260 lines take at most twelve sheets, with every date and number whole", async () => {
  await fillLedger();
  const { page } = await openPage(browser, { extraHTTPHeaders: { Cookie: admin.cookie } });
  await page.goto(`${admin.site.origin}/admin/ledger?show=all&all=1`);
  await expect.poll(() => page.locator("tbody tr").count()).toBe(LINES);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeLessThanOrEqual(12);
  expect(sheets).toBeGreaterThan(6);
  // An A4 sheet across, between its margins.
  await page.setViewportSize({ width: Math.round((281 / 25.4) * 96), height: 700 });
  await page.emulateMedia({ media: "print" });
  const broken = await page.locator("tbody tr").evaluateAll((rows) =>
    rows.flatMap((row) =>
      [...row.querySelectorAll("span, a")].flatMap((one) => {
        const cell = one.closest("td, th")?.getBoundingClientRect();
        const isCut = one.getClientRects().length > 1 || (cell && one.getBoundingClientRect().right > cell.right + 1);
        return isCut ? [one.textContent] : [];
      }),
    ),
  );
  expect(broken).toEqual([]);
});
