import { expect, test } from "vitest";
import { readEvents, type SeasonDays } from "#app/collection/season/read-events.ts";
import written from "./read-events.json" with { type: "json" };

const season: SeasonDays = { today: "2026-04-20", known: null, hasOvulated: false };
const read = (text: string, options = season) => {
  const found = readEvents(text, options);
  return found.ok
    ? found.value.map(
        ({ type, date, until, millimetres, count, slugs, note }) =>
          `${type} ${date}${until === date ? "" : `..${until}`}${millimetres === null ? "" : ` ${millimetres}mm`}${count === null ? "" : ` ×${count}`}${slugs === null ? "" : ` +${slugs}`}${note ? ` ${note}` : ""}`,
      )
    : found.message;
};

test.each(written)("$text", ({ text, events: expected }) => {
  expect(read(text)).toEqual(expected);
});

test("a date without a year is near the known season and not in the future", () => {
  expect(read("2/4")).toEqual(["together 2026-02-04"]);
  expect(read("12/4")).toEqual(["together 2025-12-04"]);
  expect(read("2/4", { ...season, known: "2022-12-20" })).toEqual(["together 2023-02-04"]);
  expect(read("12/4", { ...season, known: "2023-02-20" })).toEqual(["together 2022-12-04"]);
  expect(read("8/21")).toEqual(["together 2025-08-21"]);
  expect(read("4/21")).toContain("今日（2026年4月20日）までの日付");
});

test.each([
  ["", "日付を書いてください（例：2/4、ロック2/10-2/12）"],
  ["ロック", "「ロック」：日付がありません（例：ロック2/4）"],
  ["2/30", "「2/30」：日付として読めません（例：2/4、2/10-2/12）"],
  ["2026/2/10-2026/2/1", "「2026/2/10-2026/2/1」：期間として読めません（例：2/10-2/12。60日まで）"],
  ["2026/5/1", "「2026/5/1」：今日（2026年4月20日）までの日付を書いてください。前の年なら、年も必要です"],
  ["2026/4/19-4/25", "「2026/4/19-4/25」：今日（2026年4月20日）までの日付を書いてください。前の年なら、年も必要です"],
  ["1/2/3", "「1/2/3」：日付がありません（例：ロック2/4）"],
  ["2/4/2026", "「2/4/2026」：日付がありません（例：ロック2/4）"],
  ["2月上旬 ロック", "「2月上旬 ロック」：日付がありません（例：ロック2/4）"],
  ["先週の水曜", "「先週の水曜」：日付がありません（例：ロック2/4）"],
  ["2/4 6 8", "「2/4 6 8」：「6 8」が何か分かりません（例：2/4、2/6 や 6個）"],
  ["〜2/4", "「〜2/4」：期間の始めか終わりの日がありません（例：2/10-2/12）"],
  ["2/4〜", "「2/4〜」：期間の始めか終わりの日がありません（例：2/10-2/12）"],
  ["2/4 ロック 3/10 排卵", "「2/4 ロック 3/10 排卵」：出来事ごとに「、」か改行で分けてください"],
  ["2/4 ロック→2/5解除", "「2/4 ロック→2/5解除」：出来事ごとに「、」か改行で分けてください"],
  ["4/8 5匹ハッチ 1死ごもり", "「4/8 5匹ハッチ 1死ごもり」：出来事ごとに「、」か改行で分けてください"],
  ...["4/8 検卵 3/5", "4/8 良卵4/5", "4/8 産卵 5/6有精", "4/8 ピップ 1/6"].map((text) => [
    text,
    `「${text}」：日付か数か分かりません。日付は「、」で分け、数は「6個中5個」のように書いてください`,
  ]),
  ["2/4 6 eggs, 1 slug", "「1 slug」：日付がありません（例：ロック2/4）"],
  ["卵胞 3/1", "「卵胞 3/1」：卵胞は大きさも書いてください（例：卵胞 25mm 3/1）"],
])("%s is rejected with a message", (text, message) => {
  expect(read(text)).toBe(message);
});
