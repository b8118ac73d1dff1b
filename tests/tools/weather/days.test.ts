import { expect, test } from "vitest";
import { placeOf } from "#app/tools/weather/chosen-area.ts";
import { daysOf } from "#app/tools/weather/days.ts";
import type { Report } from "#app/tools/weather/jma.server.ts";
import { at, fukushima, tokyoAtFive, tokyoAtSeventeen } from "./answers.ts";

const area = (code: string) => {
  const found = placeOf(code)?.area;
  if (!found) throw new Error(`${code} is not in the table`);
  return found;
};
const tokyo = area("130010");
const days = (reports: readonly Report[], today = "2026-11-20", where = tokyo) => daysOf(reports, where, today);

test("the short and the weekly forecast make one list by day", () => {
  expect(days(tokyoAtFive).map((day) => day.date.slice(8))).toEqual(["20", "21", "22", "23", "24", "25", "26"]);
  expect(days(tokyoAtFive)[2]).toEqual({
    date: "2026-11-22",
    weather: "晴",
    code: "100",
    min: 6,
    max: 17,
    station: "東京",
    rain: 10,
    reliability: "A",
  });
});

test("at 5 the slot for today's minimum repeats the maximum and is not a minimum", () => {
  expect(days(tokyoAtFive)[0]).toMatchObject({ min: null, max: 16 });
});

test("at 17 only tomorrow's temperatures exist: today is still listed with its weather", () => {
  expect(days(tokyoAtSeventeen)[0]).toMatchObject({ date: "2026-11-20", weather: "晴れ", min: null, max: null });
  expect(days(tokyoAtSeventeen)[1]).toMatchObject({ min: 7, max: 12 });
});

test("after midnight last evening's minimum for the new day is valid", () => {
  expect(days(tokyoAtSeventeen, "2026-11-21")[0]).toMatchObject({ date: "2026-11-21", min: 7, max: 12 });
});

test("blanks in the week are not zero, and do not override the short forecast", () => {
  const [, tomorrow] = days(tokyoAtFive);
  expect(tomorrow).toMatchObject({ min: 8, max: 14, rain: 70, reliability: null });
  const weekOnly = days(tokyoAtFive.map((report, index) => (index === 0 ? { ...report, timeSeries: [] } : report)));
  expect(weekOnly[0]).toMatchObject({ min: null, max: null, rain: null });
});

test("a week older than the short forecast is overridden by it", () => {
  expect(days(tokyoAtFive)[1]).toMatchObject({ weather: "くもり後雨 所により夜雷", code: "214" });
});

test("the chance of rain is the highest of the remaining day", () => {
  expect(days(tokyoAtFive).map((day) => day.rain)).toEqual([20, 70, 10, 10, 30, 50, 20]);
});

test("an area of a merged week finds it, with that week's station", () => {
  const shore = days(fukushima, "2026-11-20", area("070020"));
  expect(shore.map(({ station, max }) => [station, max])).toEqual([
    ["小名浜", 13],
    ["小名浜", 12],
    ["福島", 9],
    ["福島", 11],
  ]);
  expect(days(fukushima, "2026-11-20", area("070030"))[3]).toMatchObject({ weather: "曇", min: -1, max: 7, rain: 40 });
});

test("a merged area with an unknown code is found by its name", () => {
  const renamed = fukushima.map((report) => ({
    ...report,
    timeSeries: report.timeSeries.map((series) => ({
      ...series,
      areas: series.areas.map((one) =>
        one.area.code === "070100" ? { ...one, area: { ...one.area, code: "079999" } } : one,
      ),
    })),
  }));
  expect(days(renamed, "2026-11-20", area("070020"))[3]?.weather).toBe("晴");
});

test("impossible values count as missing", () => {
  const odd = tokyoAtSeventeen.map((report) => ({
    ...report,
    timeSeries: report.timeSeries.map((series) => ({
      ...series,
      areas: series.areas.map((one) => ({
        ...one,
        ...(one.temps && { temps: ["abc", "999"] }),
        ...(one.pops && { pops: ["-10", "120", "１０", " ", ""] }),
      })),
    })),
  }));
  expect(days(odd)[1]).toMatchObject({ min: null, max: null, rain: null });
});

test("series of unequal length, and time zones other than Japan's, are read correctly", () => {
  const [short] = tokyoAtSeventeen;
  if (!short) throw new Error("no report");
  const [sky, , air] = short.timeSeries;
  if (!sky || !air) throw new Error("no series");
  const reports = [
    {
      ...short,
      timeSeries: [
        { ...sky, areas: sky.areas.map((one) => ({ ...one, weathers: ["晴れ"] })) },
        { ...air, timeDefines: ["2026-11-20T15:00:00Z", "2026-11-21T00:00:00Z"] },
      ],
    },
  ];
  expect(days(reports)).toMatchObject([
    { date: "2026-11-20", weather: "晴れ" },
    { date: "2026-11-21", weather: "雨時々止む", min: 7, max: 12 },
    { date: "2026-11-22", weather: "晴" },
  ]);
  expect(at("21")).toBe("2026-11-21T00:00:00+09:00");
});
