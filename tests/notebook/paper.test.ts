import { expect, test } from "vitest";
import { paperSheet } from "#app/notebook/paper/PaperScreen.tsx";

const of = (query: string) => paperSheet(new URLSearchParams(query), "2026-11-20");

test("rows follow the interval from the start date", () => {
  const { name, feedings, weighings, problems } = of("name=モモ&interval=10日おき&start=12/1");
  expect([name, problems]).toEqual(["モモ", {}]);
  expect(feedings.slice(0, 3)).toEqual(["2026-12-01", "2026-12-11", "2026-12-21"]);
  expect(weighings.slice(0, 2)).toEqual(["2026-12-01", "2026-12-15"]);
});

test("without a query it starts today, weekly; invalid parameters are reported and the rest is used", () => {
  expect(of("").feedings.slice(0, 2)).toEqual(["2026-11-20", "2026-11-27"]);
  const odd = of("interval=0&start=いつか&name=%00%0Aあ");
  expect(Object.keys(odd.problems)).toEqual(["interval", "start"]);
  expect([odd.name, odd.feedings[0]]).toEqual(["あ", "2026-11-20"]);
});
