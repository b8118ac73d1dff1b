import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeOf } from "#app/tools/weather/chosen-area.ts";
import { createJma, type Jma } from "#app/tools/weather/jma.server.ts";
import { observations, tokyoAtFive, tokyoCorrected } from "./answers.ts";
import { first, hangUp, json, silence, startUpstream, status, text, type Upstream } from "./upstream.ts";

const MINUTE = 60_000;
const officeOf = (code: string) => {
  const place = placeOf(code);
  if (!place) throw new Error(`${code} is not in the table`);
  return place.office;
};
const tokyo = officeOf("130010");

let upstream: Upstream;
let now: number;
let failures: string[];
let jma: Jma;

beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.forget();
  failures = [];
  now = Date.parse("2026-11-20T06:30:00+09:00");
  // A busy machine may be slow.
  jma = within(20_000);
});

const within = (deadlineMs: number) =>
  createJma({ baseUrl: upstream.baseUrl, onFailure: (file) => failures.push(file), now: () => now, deadlineMs });

test("a good response is cached: concurrent callers share one request, and none is sent while fresh", async () => {
  upstream.play("forecast/data/forecast", json(tokyoAtFive));
  const all = await Promise.all(Array.from({ length: 20 }, () => jma.forecast(tokyo)));
  expect(all.every((one) => one?.value[0]?.publishingOffice === "気象庁" && !one.isStale)).toBe(true);
  now += 29 * MINUTE;
  await jma.forecast(tokyo);
  expect(upstream.asked).toEqual(["/bosai/forecast/data/forecast/130000.json"]);
  now += 2 * MINUTE;
  await jma.forecast(tokyo);
  expect(upstream.asked).toHaveLength(2);
});

test("Tokachi and Amami are requested in their neighbour's file", async () => {
  upstream.play("forecast", json(tokyoAtFive));
  await jma.forecast(officeOf("014030"));
  await jma.forecast(officeOf("014020"));
  await jma.overview(officeOf("460040"));
  expect(upstream.asked).toEqual([
    "/bosai/forecast/data/forecast/014100.json",
    "/bosai/forecast/data/overview_forecast/460100.json",
  ]);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])("status %i is retried once", async (code) => {
  upstream.play("forecast", first(status(code), json(tokyoAtFive)));
  expect((await jma.forecast(tokyo))?.isStale).toBe(false);
  expect(upstream.asked).toHaveLength(2);
});

test.each([400, 403, 404])("status %i is not retried", async (code) => {
  upstream.play("forecast", status(code));
  expect(await jma.forecast(tokyo)).toBeNull();
  expect(upstream.asked).toHaveLength(1);
});

test("an upstream that never responds times out at the deadline, including the retry", async () => {
  upstream.play("forecast", silence);
  expect(await within(300).forecast(tokyo)).toBeNull();
  expect(failures).toEqual(["130000"]);
});

test.each([
  ["nothing", text("")],
  ["a page", text("<!doctype html><title>maintenance</title>")],
  ["half a file", text(JSON.stringify(tokyoAtFive).slice(0, 400))],
  ["an empty list", json([])],
  ["an object", json({})],
  ["null", json(null)],
  ["numbers where words were", json([{ ...tokyoAtFive[0], reportDatetime: 5 }])],
  ["a time that is none", json([{ ...tokyoAtFive[0], reportDatetime: "きのう" }])],
  ["no series", json([{ ...tokyoAtFive[0], timeSeries: [] }])],
  ["empty series", json([{ ...tokyoAtFive[0], timeSeries: [{ timeDefines: [], areas: [] }] }])],
  ["a connection that breaks", hangUp],
])("a response of %s is invalid", async (_name, play) => {
  upstream.play("forecast", play);
  expect(await jma.forecast(tokyo)).toBeNull();
  expect(failures).toEqual(["130000"]);
});

test("on failure the last good one is used, marked with the time it was fetched", async () => {
  upstream.play("forecast", json(tokyoAtFive));
  await jma.forecast(tokyo);
  const fetched = now;
  upstream.play("forecast", status(500));
  now += 45 * MINUTE;
  expect(await jma.forecast(tokyo)).toMatchObject({ at: fetched, isStale: true });
});

test("after a failure it fails fast for a minute; then it retries and recovers", async () => {
  upstream.play("forecast", status(404));
  await jma.forecast(tokyo);
  await jma.forecast(tokyo);
  expect(upstream.asked).toHaveLength(1);
  upstream.play("forecast", json(tokyoAtFive));
  now += 61_000;
  expect(await jma.forecast(tokyo)).toMatchObject({ isStale: false });
});

test("a correction between the hours replaces its report; an older report does not", async () => {
  upstream.play("forecast", json(tokyoAtFive));
  await jma.forecast(tokyo);
  upstream.play("forecast", json(tokyoCorrected));
  now = Date.parse("2026-11-20T08:10:00+09:00");
  expect((await jma.forecast(tokyo))?.value[0]?.publishingOffice).toBe("気象庁（訂正）");
  upstream.play("forecast", json(tokyoAtFive));
  now += 31 * MINUTE;
  expect((await jma.forecast(tokyo))?.value[0]?.publishingOffice).toBe("気象庁（訂正）");
  expect(upstream.asked).toHaveLength(3);
});

test("the station's newest file is read ten minutes after it started", async () => {
  upstream.play("point/44132/20261120_06", json(observations));
  expect((await jma.observation("44132"))?.value).toEqual({
    at: "2026-11-20T06:10:00+09:00",
    temp: 6.2,
    humidity: 64,
  });
  expect(upstream.asked).toEqual(["/bosai/amedas/data/point/44132/20261120_06.json"]);
});
