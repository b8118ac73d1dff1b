import { expect, test } from "vitest";
import { areaOf, offices } from "#app/weather/areas.ts";
import { daysOf } from "#app/weather/days.ts";
import type { Report } from "#app/weather/jma.server.ts";
import { notesOn, transportFit } from "#app/weather/keeper.ts";

const place = areaOf("130010");
if (!place) throw new Error("Tokyo is not in the table");
const { area } = place;
const at = (day: string, hour = "00") => `2026-11-${day}T${hour}:00:00+09:00`;
const named = (code: string, more: object) => ({ area: { name: "x", code }, ...more });

function reports(short: Partial<Record<"temps" | "times", string[]>>): Report[] {
  return [
    {
      publishingOffice: "気象庁",
      reportDatetime: at("20", "17"),
      timeSeries: [
        {
          timeDefines: [at("20", "17"), at("21")],
          areas: [named("130010", { weathers: ["晴れ　時々　くもり", "雨"], weatherCodes: ["101", "300"] })],
        },
        {
          timeDefines: [at("20", "18"), at("21"), at("21", "06")],
          areas: [named("130010", { pops: ["10", "20", "60"] })],
        },
        {
          timeDefines: short.times ?? [at("21"), at("21", "09")],
          areas: [named(area.station, { temps: short.temps ?? ["3", "11"] })],
        },
      ],
    },
    {
      publishingOffice: "気象庁",
      reportDatetime: at("20", "11"),
      timeSeries: [
        {
          timeDefines: [at("21"), at("22")],
          areas: [named("130010", { weatherCodes: ["111", "300"], pops: ["", "40"] })],
        },
        {
          timeDefines: [at("21"), at("22")],
          areas: [named(area.station, { tempsMin: ["", "6"], tempsMax: ["", "14"] })],
        },
      ],
    },
  ];
}

test("58 offices, each with areas and their stations", () => {
  expect(offices).toHaveLength(58);
  for (const office of offices) expect(office.areas.length, office.name).toBeGreaterThan(0);
});

test("the short forecast and the week make one list by day, blanks are not zero", () => {
  expect(daysOf(reports({}), area, "2026-11-20")).toEqual([
    { date: "2026-11-20", weather: "晴れ時々くもり", min: null, max: null, rain: 10 },
    { date: "2026-11-21", weather: "雨", min: 3, max: 11, rain: 60 },
    { date: "2026-11-22", weather: "雨", min: 6, max: 14, rain: 40 },
  ]);
});

test("on the day of issue the midnight slot repeats the maximum and is no minimum", () => {
  const [today] = daysOf(reports({ times: [at("20"), at("20", "09")], temps: ["12", "12"] }), area, "2026-11-20");
  expect(today).toMatchObject({ min: null, max: 12 });
});

test("days gone by are left out", () => {
  expect(daysOf(reports({}), area, "2026-11-22").map((day) => day.date)).toEqual(["2026-11-22"]);
});

test("a keeper hears of cold nights, hot days and days fit for a journey", () => {
  expect(notesOn({ min: 2, max: 9 }).map((note) => note.tone)).toContain("warning");
  expect(notesOn({ min: 26, max: 36 })[0]?.text).toContain("暑さ注意");
  expect(transportFit({ min: 16, max: 25 })?.tone).toBe("success");
  expect(transportFit({ min: 3, max: 12 })?.text).toContain("延期");
  expect(transportFit({ min: null, max: 12 })).toBeNull();
});
