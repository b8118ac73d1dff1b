import { expect, test } from "vitest";
import { readDay } from "#app/platform/site/japanese-date.ts";
import daysWritten from "./days-written.json" with { type: "json" };
import noDays from "./no-days.json" with { type: "json" };

const today = "2026-11-22";

test.each(daysWritten)("%s is 10 August 2026", (text) => {
  expect(readDay(text, { today })).toEqual({ day: "2026-08-10", isYearGuessed: false });
});

test("older eras, their first year, and days relative to today", () => {
  const day = (text: string) => readDay(text, { today })?.day;
  expect(day("平成30年1月5日")).toBe("2018-01-05");
  expect(day("H30.1.5")).toBe("2018-01-05");
  expect(day("令和元年5月1日")).toBe("2019-05-01");
  expect(day("昭和64年1月7日")).toBe("1989-01-07");
  expect([day("十一月二十二日"), day("十月二十日"), day("平成三十年一月三十一日")]).toEqual([
    "2026-11-22",
    "2026-10-20",
    "2018-01-31",
  ]);
  expect([day("今日"), day("昨日"), day("おととい"), day("明日")]).toEqual([
    "2026-11-22",
    "2026-11-21",
    "2026-11-20",
    "2026-11-23",
  ]);
});

test.each([
  ["8/10", "2026-08-10", "2027-08-10"],
  ["8月10日", "2026-08-10", "2027-08-10"],
  ["８／１０", "2026-08-10", "2027-08-10"],
  ["11/22", "2026-11-22", "2026-11-22"],
  ["11/23", "2025-11-23", "2026-11-23"],
  ["12.1", "2025-12-01", "2026-12-01"],
  ["2/29", "2024-02-29", "2028-02-29"],
])("%s without a year is %s in the past, %s in the future, and is marked as a guess", (text, past, future) => {
  expect(readDay(text, { today })).toEqual({ day: past, isYearGuessed: true });
  expect(readDay(text, { today, toward: "future" })?.day).toBe(future);
});

test.each(noDays)("%s is not a date", (text) => {
  expect(readDay(text, { today })).toBeNull();
});

test("a bare year is read only where years are expected", () => {
  for (const text of ["2024", "2024年", "２０２４年", "令和6年", "R6"]) {
    expect(readDay(text, { today, year: true })).toEqual({ day: "2024", isYearGuessed: false });
    expect(readDay(text, { today })).toBeNull();
  }
  expect(readDay("24", { today, year: true })).toBeNull();
});
