import { expect, test } from "vitest";
import type { Jma } from "#app/tools/weather/jma.server.ts";
import { LastGood } from "#app/tools/weather/last-good.server.ts";
import { todaysWeather } from "#app/tools/weather/today.server.ts";
import { adviceFor } from "#app/tools/weather/tonight-advice.ts";
import { tokyoAtFive, tokyoAtSeventeen } from "./answers.ts";

const now = new Date("2026-11-20T06:30:00+09:00");
const knowing = (value: typeof tokyoAtFive | null) =>
  ({ knownForecast: () => value && { value, at: now.getTime(), isStale: false } }) as unknown as Jma;

test("tonight on one line from the known forecast: its low, and what to do about it", () => {
  const weather = todaysWeather(knowing(tokyoAtFive), now);
  expect(weather).toMatchObject({ place: "東京都 東京地方", high: 16, low: 8 });
  expect(weather?.advice).toMatchObject({ article: "temperature" });
  expect(weather?.signs.length).toBeGreaterThan(0);
});

test("from midnight until dawn, tonight is the night that has begun", () => {
  const lowAt = (time: string) => todaysWeather(knowing(tokyoAtSeventeen), new Date(time))?.low;
  const lowInTheEvening = lowAt("2026-11-20T23:30:00+09:00");
  expect(lowInTheEvening).toEqual(expect.any(Number));
  expect(lowAt("2026-11-21T00:30:00+09:00")).toBe(lowInTheEvening);
  expect(lowAt("2026-11-21T07:00:00+09:00")).not.toBe(lowInTheEvening);
});

test.each([
  [{ low: -3, high: 4 }, "停電", "winter"],
  [{ low: 4, high: 12 }, "寝る前に暖かい側", "winter"],
  [{ low: 12, high: 20 }, "明け方", "temperature"],
  [{ low: 18, high: 26 }, "いつもどおり", "temperature"],
  [{ low: 26, high: 29 }, "夜も冷房", "summer"],
  [{ low: 26, high: 31 }, "最高31℃", "summer"],
  [{ low: null, high: 36 }, "冷房を止めず", "summer"],
  [{ low: null, high: null }, "いつもの時間に", "temperature"],
])("%j means: %s", (air, words, article) => {
  expect(adviceFor(air).words).toContain(words);
  expect(adviceFor(air).article).toBe(article);
});

test("nothing is invented: without a current forecast there is none", () => {
  expect(todaysWeather(knowing(null), now)).toBeNull();
  expect(todaysWeather(knowing(tokyoAtFive), new Date("2026-11-21T09:00:00+09:00"))).toBeNull();
});

test("a cached value is returned at once, refreshed in the background, and announced on arrival", async () => {
  let answer = "first";
  let clock = 0;
  const told: string[] = [];
  const good = new LastGood<string>({
    ask: async () => answer,
    freshUntil: (_, at) => at + 1000,
    onFailure: () => undefined,
    onNews: (key) => told.push(key),
    now: () => clock,
  });
  expect(good.atHand("tokyo")).toBeNull();
  await good.get("tokyo");
  expect(good.atHand("tokyo")).toMatchObject({ value: "first", isStale: false });
  expect(told).toEqual(["tokyo"]);
  clock = 2000;
  answer = "second";
  expect(good.atHand("tokyo")).toMatchObject({ value: "first", isStale: true });
  await good.get("tokyo");
  expect(good.atHand("tokyo")).toMatchObject({ value: "second" });
  expect(told).toEqual(["tokyo", "tokyo"]);
});
