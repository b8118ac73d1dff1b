import { expect, test } from "vitest";
import type { Jma } from "#app/tools/weather/jma.server.ts";
import { weatherPage } from "#app/tools/weather/page.server.ts";
import { overview, tokyoAtFive, tokyoAtSeventeen } from "./answers.ts";

const now = new Date("2026-11-20T06:30:00+09:00");
const kept = <Value>(value: Value, isStale = false) => ({ value, at: now.getTime() - 60_000, isStale });
const observation = { at: "2026-11-20T06:10:00+09:00", temp: 6, humidity: 60 };

function page(answers: Partial<Jma> = {}, query = "", cookie: string | null = null, when = now) {
  const jma: Jma = {
    forecast: async () => kept(tokyoAtFive),
    knownForecast: () => kept(tokyoAtFive),
    overview: async () => kept(overview),
    observation: async () => kept(observation),
    ...answers,
  };
  return weatherPage(jma, new URLSearchParams(query), cookie, when);
}

test("today is read by tonight's low once its own minimum is past", async () => {
  const { page: shown } = await page();
  const [today] = shown.forecast?.days ?? [];
  expect(today).toMatchObject({ min: null, max: 16 });
  expect(today?.reading.heating?.degrees).toBe(28 - (8 + 16) / 2);
  expect(shown.forecast?.tonight).toMatchObject({ low: 8, high: 16, advice: { article: "temperature" } });
});

test("in the evening, without today's maximum, tomorrow's is shown", async () => {
  const { page: shown } = await page(
    { forecast: async () => kept(tokyoAtSeventeen) },
    "",
    null,
    new Date("2026-11-20T20:00:00+09:00"),
  );
  expect(shown.forecast?.tonight).toMatchObject({ highIn: "明日", high: shown.forecast?.days[1]?.max });
  expect(shown.forecast?.tonight?.high).not.toBeNull();
});

test("the chart draws the table's values, and leaves gaps for missing ones", async () => {
  const { page: shown } = await page();
  const [today, tomorrow] = shown.forecast?.chart?.days ?? [];
  expect(today).toMatchObject({ day: "20", weekday: "金", min: null, max: { label: "16" }, rain: { label: "20" } });
  expect(tomorrow).toMatchObject({ min: { label: "8" }, max: { label: "14" } });
  expect(Number(tomorrow?.min?.y)).toBeGreaterThan(Number(tomorrow?.max?.y));
});

test("a cached forecast is marked with the time it was fetched", async () => {
  const { page: shown } = await page({ forecast: async () => kept(tokyoAtFive, true) });
  expect(shown.forecast).toMatchObject({ isStale: true, fetchedAt: "2026-11-19T21:29:00.000Z" });
});

test("an overdue report says so, and last week's is not a forecast", async () => {
  const later = (time: string) => page({}, "", null, new Date(time));
  expect((await later("2026-11-21T00:30:00+09:00")).page.forecast?.isLate).toBe(true);
  expect((await later("2026-11-20T11:30:00+09:00")).page.forecast?.isLate).toBe(false);
  expect((await later("2026-12-01T06:30:00+09:00")).page.forecast).toBeNull();
});

test("an observation of hours ago and yesterday's overview are not shown as current", async () => {
  const { page: shown } = await page({}, "", null, new Date("2026-11-21T06:30:00+09:00"));
  expect(shown.observation).toBeNull();
  expect(shown.overview).toBeNull();
});
