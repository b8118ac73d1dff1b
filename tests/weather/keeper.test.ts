import { expect, test } from "vitest";
import { headlineOf } from "#app/weather/headline.ts";
import { drynessOf, readDay } from "#app/weather/keeper.ts";

const day = (min: number | null, max: number | null, code: string | null = "100", weather = "晴") => ({
  min,
  max,
  code,
  weather,
});
const read = (min: number | null, max: number | null) => readDay(day(min, max));
const texts = (min: number | null, max: number | null) => read(min, max).alerts.map((alert) => alert.text);

test("heating is the way from the day's mean to 24 ℃, in four sizes", () => {
  expect(read(24, 30).heating).toEqual({ degrees: 0, level: "none" });
  expect(read(16, 24).heating).toEqual({ degrees: 4, level: "small" });
  expect(read(14, 22).heating).toEqual({ degrees: 6, level: "medium" });
  expect(read(6, 18).heating).toEqual({ degrees: 12, level: "large" });
  expect(read(0, 12).heating).toEqual({ degrees: 18, level: "huge" });
  expect(read(null, 12).heating).toBeNull();
});

test("air is as dry as the coldest hour allows once it is warmed", () => {
  expect(read(0, 10)).toMatchObject({ warmedHumidity: 16, dryness: "very-dry" });
  expect(read(11, 18)).toMatchObject({ warmedHumidity: 35, dryness: "dry" });
  expect(read(20, 26)).toMatchObject({ dryness: null });
  expect(read(null, 26)).toMatchObject({ warmedHumidity: null, dryness: null });
  expect([24, 25, 39, 40].map(drynessOf)).toEqual(["very-dry", "dry", "dry", null]);
});

test("cold mornings are told below 5 ℃ and more strongly below freezing", () => {
  expect(texts(5, 15)).toEqual([]);
  expect(texts(4, 15)).toEqual(["冷え込み（最低4℃）"]);
  expect(texts(0, 15)).toEqual(["冷え込み（最低0℃）"]);
  expect(texts(-1, 15)).toEqual(["厳しい冷え込み（最低-1℃）"]);
});

test("a morning five degrees colder than the one before is told, also where it is not cold", () => {
  expect(readDay(day(12, 20), { min: 17, max: 24 }).alerts).toEqual([
    { tone: "warning", text: "前の日の朝より5℃低い" },
  ]);
  expect(readDay(day(13, 20), { min: 17, max: 24 }).alerts).toEqual([]);
  expect(readDay(day(13, 20), { min: null, max: 24 }).alerts).toEqual([]);
});

test("heat is told from 30 ℃, more strongly from 35, and warm nights from 25", () => {
  expect(texts(20, 29)).toEqual([]);
  expect(texts(20, 30)).toEqual(["暑さ（最高30℃）"]);
  expect(texts(26, 35)).toEqual(["危険な暑さ（最高35℃）", "夜も冷房が要る暑さ"]);
});

test("rough weather is told, and keeps a snake at home whatever the temperature", () => {
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
    temps.map(([min, max], at) => ({
      date: `2026-11-${20 + at}`,
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

test("the week in a sentence names the coldest morning and the days to travel", () => {
  expect(week([8, 14], [2, 16], [9, 14])).toBe(
    "21日（土）の朝は最低2℃まで冷え込みます。夜の保温と乾燥に備えてください。移動に向くのは21日（土）です。",
  );
});

test("heat comes before cold, and many good days are counted", () => {
  expect(week([20, 31], [18, 25], [18, 26], [18, 25], [18, 25])).toBe(
    "20日（金）は最高31℃まで上がります。部屋の冷房と、涼しい側の逃げ場を確かめてください。移動に向く日は21日（土）から4日あります。",
  );
});

test("a week without a day to travel says so, and figures that are missing are not made up", () => {
  expect(week([6, 12], [7, 13])).toContain("移動に向く日はありません。運ぶなら");
  expect(week([-9, 3], [-8, 2])).toContain("移動は控えたい一週間です。");
  expect(week([null, null], [null, null])).toBe("");
});
