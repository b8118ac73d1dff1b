import { expect, test } from "vitest";
import type { Jma } from "#app/tools/weather/jma.server.ts";
import { LastGood } from "#app/tools/weather/last-good.server.ts";
import { todaysWeather } from "#app/tools/weather/today.server.ts";
import { tokyoAtFive } from "./answers.ts";

const now = new Date("2026-11-20T06:30:00+09:00");
const knowing = (value: typeof tokyoAtFive | null) =>
  ({ knownForecast: () => value && { value, at: now.getTime(), isStale: false } }) as unknown as Jma;

test("today in a line, of the forecast that is known", () => {
  const weather = todaysWeather(knowing(tokyoAtFive), now);
  expect(weather?.place).toBe("東京都 東京地方");
  expect(weather?.words).toContain("24日（火）の朝は最低-1℃まで冷え込みます");
  expect(weather?.signs.length).toBeGreaterThan(0);
});

test("nothing is invented: without a forecast, and with an old one, there is none", () => {
  expect(todaysWeather(knowing(null), now)).toBeNull();
  expect(todaysWeather(knowing(tokyoAtFive), new Date("2026-11-21T09:00:00+09:00"))).toBeNull();
});

test("what is at hand is given at once, asked for behind one's back, and told of when it has come", async () => {
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
