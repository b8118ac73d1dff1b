import { expect, test } from "vitest";
import { humidityWhenWarmed } from "#app/tools/weather/air-moisture.ts";
import { blockName, observationIn } from "#app/tools/weather/observation.ts";

test("the files of a station hold three hours of Japan's day each", () => {
  expect(blockName(Date.parse("2026-11-20T06:30:00+09:00"))).toBe("20261120_06");
  expect(blockName(Date.parse("2026-11-20T02:59:00+09:00"))).toBe("20261120_00");
  expect(blockName(Date.parse("2026-11-19T23:00:00Z"))).toBe("20261120_06");
});

test("the newest entry with a valid temperature is used", () => {
  expect(
    observationIn({
      "20261120061000": { temp: [6.2, 0], humidity: [64, 0] },
      "20261120060000": { temp: [6.4, 0], humidity: [62, 0] },
      "20261120062000": { temp: [5.9, 1], humidity: [65, 0] },
      "20261120063000": { temp: [null, 5] },
      "20261120064000": { temp: [0, null] },
    }),
  ).toEqual({ at: "2026-11-20T06:10:00+09:00", temp: 6.2, humidity: 64 });
});

test("a station without humidity has none, and an impossible one is ignored", () => {
  expect(observationIn({ "20261120060000": { temp: [0.4, 0] } })?.humidity).toBeNull();
  expect(observationIn({ "20261120060000": { temp: [0.4, 0], humidity: [130, 0] } })?.humidity).toBeNull();
  expect(observationIn({ "20261120060000": { temp: [0.4, 0], humidity: [50, 6] } })?.humidity).toBeNull();
});

test("winter air warmed to an enclosure's temperature is dry, and warming never adds humidity", () => {
  // Saturation: 6.11 hPa at 0 °C, 12.27 at 10, 37.80 at 28.
  expect(Math.round(humidityWhenWarmed(0, 100, 28))).toBe(16);
  expect(Math.round(humidityWhenWarmed(10, 50, 28))).toBe(16);
  expect(humidityWhenWarmed(28, 60, 28)).toBe(60);
});
