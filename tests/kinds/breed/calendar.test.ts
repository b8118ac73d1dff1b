import { expect, test } from "vitest";
import { end } from "#app/cms/content/lifecycle.server.ts";
import { breedCalendar } from "#app/kinds/breed/calendar.server.ts";
import { formatDays } from "#app/platform/site/days.ts";
import { putBreed, siteWithMorphs, today } from "#tests/tools/calculator/collection.ts";

const site = { origin: "https://example.jp", siteName: "ボルパ手帖" };
const calendar = async (id: string) =>
  (await breedCalendar(db, id, site, today))?.replaceAll("\r\n ", "").split("\r\n");

const db = await siteWithMorphs();
await putBreed(db, "season", "太郎 × 花", {}, { pairings: ["2026-07-01", "2026-07-09"], laid: "2026-10-01", eggs: 6 });
await putBreed(db, "blank", "まだ何もない", {});
await putBreed(db, "over", "終わり", {}, { laid: "2026-10-01" });

test("a season's recorded dates are certain, future ones are estimates with their range", async () => {
  const lines = await calendar("season");
  expect(lines).toContain("SUMMARY:産卵：太郎 × 花");
  expect(lines).toContain("SUMMARY:ハッチの目安：太郎 × 花");
  expect(lines?.filter((line) => line === "STATUS:TENTATIVE")).toHaveLength(1);
  expect(lines?.filter((line) => line.startsWith("SUMMARY:ペアリング"))).toHaveLength(2);
  expect(lines).toContain("DTSTART;VALUE=DATE:20261128");
  expect(formatDays("2026-11-23", "2026-11-23")).toBe("2026年11月23日");
  expect(lines?.find((line) => line.includes("目安は"))).toContain("2026年11月23日〜12月5日");
  // Upcoming events have a morning alarm; past ones have none.
  expect(lines?.filter((line) => line.startsWith("TRIGGER:"))).toEqual(["TRIGGER:PT9H"]);
  const uids = lines?.filter((line) => line.startsWith("UID:")) ?? [];
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids).toContain("UID:hatched-season@example.jp");
});

test("a season that is dateless, hidden or missing has no calendar", async () => {
  expect(await calendar("blank")).toBeUndefined();
  expect(await calendar("nobody")).toBeUndefined();
  expect(await calendar("over")).toBeDefined();
  await end(db, "breed", "over", 2, { by: "test@example.jp", now: today });
  expect(await calendar("over")).toBeUndefined();
});
