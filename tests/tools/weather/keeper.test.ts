import { expect, test } from "vitest";
import { readDay } from "#app/tools/weather/keeper.ts";
import { headlineOf } from "#app/tools/weather/page.server.ts";

const day = (min: number | null, max: number | null, code: string | null = "100", weather = "晴") => ({
  min,
  max,
  code,
  weather,
  rain: 10,
});
const read = (min: number | null, max: number | null) => readDay(day(min, max));
const texts = (min: number | null, max: number | null) => read(min, max).alerts.map((alert) => alert.text);

test("heating is the difference between the day's mean and 28 ℃, a step per three degrees", () => {
  expect(read(26, 32).heating).toEqual({ degrees: 0, step: 0, level: "none" });
  expect(read(20, 28).heating).toEqual({ degrees: 4, step: 2, level: "small" });
  expect(read(14, 24).heating).toEqual({ degrees: 9, step: 3, level: "medium" });
  expect(read(6, 16).heating).toEqual({ degrees: 17, step: 6, level: "large" });
  expect(read(0, 8).heating).toEqual({ degrees: 24, step: 8, level: "large" });
  expect(read(-3, 5).heating).toEqual({ degrees: 27, step: 9, level: "huge" });
  expect(read(-20, -10).heating).toEqual({ degrees: 43, step: 12, level: "huge" });
  expect(read(null, 12).heating).toBeNull();
});

test("drier weather lowers the dew point below the morning's minimum, and rain keeps it there", () => {
  const moisture = (rain: number | null, code: string | null = "100", min = 2) =>
    readDay({ ...day(min, min + 8, code), rain }).moisture;
  expect(moisture(0)).toMatchObject({ word: "very-dry", step: 7, low: 10, high: 15 });
  expect(moisture(100)).toMatchObject({ word: "dry", step: 5, low: 15, high: 23 });
  // Without a chance of rain, the weather symbol stands in for it.
  expect(moisture(null, "300")?.step).toBeLessThan(moisture(null, "100")?.step ?? 0);
  expect(readDay({ ...day(null, 26), rain: 0 }).moisture).toBeNull();
});

test("cold mornings are reported below 5 ℃ and more strongly below freezing", () => {
  expect(texts(5, 15)).toEqual([]);
  expect(texts(4, 15)).toEqual(["冷え込み（最低4℃）"]);
  expect(texts(0, 15)).toEqual(["冷え込み（最低0℃）"]);
  expect(texts(-1, 15)).toEqual(["厳しい冷え込み（最低-1℃）"]);
});

test("a morning five degrees colder than the last is reported below 15 ℃, and not in summer", () => {
  expect(readDay(day(12, 20), { min: 17, max: 24 }).alerts).toEqual([
    { tone: "warning", text: "前の日の朝より5℃低い" },
  ]);
  expect(readDay(day(13, 20), { min: 17, max: 24 }).alerts).toEqual([]);
  expect(readDay(day(13, 20), { min: null, max: 24 }).alerts).toEqual([]);
  expect(readDay(day(14, 20), { min: 19, max: 24 }).alerts).toHaveLength(1);
  expect(readDay(day(15, 20), { min: 20, max: 24 }).alerts).toEqual([]);
  expect(readDay(day(19, 24), { min: 25, max: 29 }).alerts).toEqual([]);
});

test("heat is reported from 30 ℃, more strongly from 35, and warm nights from 25", () => {
  expect(texts(20, 29)).toEqual([]);
  expect(texts(20, 30)).toEqual(["暑さ（最高30℃）"]);
  expect(texts(26, 35)).toEqual(["危険な暑さ（最高35℃）", "夜も冷房が必要な暑さ"]);
});

test("severe weather is reported, and advises against travel at any temperature", () => {
  const storm = readDay(day(16, 24, "308", "雨で暴風を伴う"));
  expect(storm.alerts[0]?.tone).toBe("error");
  expect(storm.journey).toEqual({ fit: "avoid", why: "荒れた天気" });
});

test("a snake travels well between 15 and 28 ℃, with care from 5 to 33, and not beyond", () => {
  const fit = (max: number) => read(10, max).journey?.fit;
  expect([4, 5, 14, 15, 28, 29, 33, 34].map(fit)).toEqual([
    "avoid",
    "care",
    "care",
    "good",
    "good",
    "care",
    "care",
    "avoid",
  ]);
  expect(read(16, 24).journey?.why).toBe("一日を通して");
  expect(read(8, 18).journey?.why).toBe("日中の暖かい時間に");
  expect(read(8, null).journey).toBeNull();
});

const week = (...temps: [number | null, number | null][]) =>
  headlineOf(
    temps.map(([min, max], index) => ({
      date: `2026-11-${20 + index}`,
      weather: "晴",
      code: "100",
      min,
      max,
      station: "東京",
      rain: 0,
      reliability: null,
      reading: read(min, max),
    })),
  );

test("the week's summary names the coldest morning and the days for travel", () => {
  expect(week([8, 14], [2, 16], [9, 14])).toBe(
    "21日（土）の朝は最低2℃まで冷え込みます。夜の保温と乾燥に備えてください。移動に向くのは21日（土）です。",
  );
  expect(week([6, 16], [6, 12], [6, 16], [6, 17], [6, 16])).toContain(
    "移動に向くのは、20日（金）から24日（火）までのうち4日です。",
  );
});

test("a week without a day for travel says so, and missing values are not made up", () => {
  expect(week([6, 12], [7, 13])).toContain("移動に向く日はありません。運ぶなら");
  expect(week([-9, 3], [-8, 2])).toContain("移動は控えたい1週間です。");
  expect(week([null, null], [null, null])).toBe("");
});
