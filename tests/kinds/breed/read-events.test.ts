// A season's events as breeders write them.

import { expect, test } from "vitest";
import { readEvents, type SeasonDays } from "#app/kinds/breed/log/read-events.ts";

const season: SeasonDays = { today: "2026-04-20", known: null };
const read = (text: string, options = season) => {
  const found = readEvents(text, options);
  return found.ok
    ? found.value.map(
        ({ type, date, until, millimetres, note }) =>
          `${type} ${date}${until === date ? "" : `..${until}`}${millimetres === null ? "" : ` ${millimetres}mm`}${note ? ` ${note}` : ""}`,
      )
    : found.message;
};

test.each([
  ["2/4、2/10-2/12、ロック2/4", ["together 2026-02-04", "together 2026-02-10..2026-02-12", "lock 2026-02-04"]],
  ["ロック 2/4、2/6", ["lock 2026-02-04", "lock 2026-02-06"]],
  ["ロック2/4 2/6", ["lock 2026-02-04", "lock 2026-02-06"]],
  ["2月10日〜12日", ["together 2026-02-10..2026-02-12"]],
  ["2/10~12", ["together 2026-02-10..2026-02-12"]],
  ["2026/2/10から2026/2/12まで", ["together 2026-02-10..2026-02-12"]],
  ["2026-02-10 排卵", ["ovulated 2026-02-10"]],
  ["12/30-1/2", ["together 2025-12-30..2026-01-02"]],
  ["２／４　ロック（朝まで、長い）", ["lock 2026-02-04 朝まで、長い"]],
  ["卵胞 25mm 3/1", ["follicles 2026-03-01 25mm"]],
  ["3/1 ２５．５ミリ", ["follicles 2026-03-01 25.5mm"]],
  [
    "排卵 3/10\n産卵前脱皮 3/28\n産卵 4/19 6個",
    ["ovulated 2026-03-10", "preLayShed 2026-03-28", "laid 2026-04-19 6個"],
  ],
  ["PLS 3/28", ["preLayShed 2026-03-28"]],
  ["昨夜ロック", ["lock 2026-04-19"]],
  ["今日 離した", ["apart 2026-04-20"]],
])("%s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test("a day without its year is near to the season that is known, and has come", () => {
  expect(read("2/4")).toEqual(["together 2026-02-04"]);
  expect(read("12/4")).toEqual(["together 2025-12-04"]);
  expect(read("2/4", { today: "2026-04-20", known: "2022-12-20" })).toEqual(["together 2023-02-04"]);
  expect(read("12/4", { today: "2026-04-20", known: "2023-02-20" })).toEqual(["together 2022-12-04"]);
  expect(read("4/21")).toEqual(["together 2025-04-21"]);
});

test.each([
  ["", "日付を書いてください（例: 2/4、ロック2/10-2/12）"],
  ["ロック", "「ロック」：日付がありません（例: ロック2/4）"],
  ["2/30", "「2/30」：日付として読めません（例: 2/4、2/10-2/12）"],
  ["2026/2/10-2026/2/1", "「2026/2/10-2026/2/1」：期間として読めません（例: 2/10-2/12。60日まで）"],
  ["2026/5/1", "「2026/5/1」：今日（2026年4月20日）までの日付を書いてください"],
  ["2026/4/19-4/25", "「2026/4/19-4/25」：今日（2026年4月20日）までの日付を書いてください"],
  ["卵胞 3/1", "「卵胞 3/1」：卵胞は大きさも書いてください（例: 卵胞 25mm 3/1）"],
])("%s is refused in words", (text, message) => {
  expect(read(text)).toBe(message);
});
