// The agency's answers as these tests play them: the shape of the real files, the figures ours.

import type { Overview, Report } from "#app/tools/weather/jma-files.ts";

/** "20T17" → 17 o'clock on 20 November 2026 in Japan. */
export function at(when: string): string {
  const [day, hour = "00"] = when.split("T");
  return `2026-11-${day}T${hour}:00:00+09:00`;
}

const named = (code: string, name: string, more: object) => ({ area: { name, code }, ...more });

/** Tokyo at 5: two days, seven chances, four temperatures of which the second repeats the maximum; the week is last evening's. */
export const tokyoAtFive: Report[] = [
  {
    publishingOffice: "気象庁",
    reportDatetime: at("20T05"),
    timeSeries: [
      {
        timeDefines: [at("20T05"), at("21")],
        areas: [
          named("130010", "東京地方", {
            weatherCodes: ["101", "214"],
            weathers: ["晴れ　昼過ぎ　から　時々　くもり", "くもり　後　雨　所により　夜　雷"],
          }),
          named("130040", "小笠原諸島", { weatherCodes: ["200", "200"], weathers: ["くもり", "くもり"] }),
        ],
      },
      {
        timeDefines: [at("20T06"), at("20T12"), at("20T18"), at("21T00"), at("21T06"), at("21T12"), at("21T18")],
        areas: [
          named("130010", "東京地方", { pops: ["0", "10", "20", "20", "40", "70", "60"] }),
          named("130040", "小笠原諸島", { pops: ["50", "50", "50", "50", "50", "50", "50"] }),
        ],
      },
      {
        timeDefines: [at("20T09"), at("20T00"), at("21T00"), at("21T09")],
        areas: [
          named("44132", "東京", { temps: ["16", "16", "8", "14"] }),
          named("44301", "父島", { temps: ["26", "26", "21", "27"] }),
        ],
      },
    ],
  },
  {
    publishingOffice: "気象庁",
    reportDatetime: at("19T17"),
    timeSeries: [
      {
        timeDefines: ["20", "21", "22", "23", "24", "25", "26"].map(at),
        areas: [
          named("130010", "東京地方", {
            weatherCodes: ["101", "212", "100", "101", "201", "411", "101"],
            pops: ["", "60", "10", "10", "30", "50", "20"],
            reliabilities: ["", "", "A", "A", "B", "C", "A"],
          }),
          named("130040", "小笠原諸島", {
            weatherCodes: ["200", "200", "200", "200", "200", "200", "200"],
            pops: ["", "50", "50", "50", "50", "50", "50"],
            reliabilities: ["", "", "A", "A", "A", "A", "A"],
          }),
        ],
      },
      {
        timeDefines: ["20", "21", "22", "23", "24", "25", "26"].map(at),
        areas: [
          named("44132", "東京", {
            tempsMin: ["", "9", "6", "3", "-1", "2", "7"],
            tempsMax: ["", "13", "17", "15", "9", "4", "16"],
          }),
          named("44301", "父島", {
            tempsMin: ["", "21", "21", "21", "21", "21", "21"],
            tempsMax: ["", "27", "27", "27", "27", "27", "27"],
          }),
        ],
      },
    ],
  },
];

/** Tokyo at 17: three days, and only tomorrow's two temperatures. */
export const tokyoAtSeventeen: Report[] = [
  {
    publishingOffice: "気象庁",
    reportDatetime: at("20T17"),
    timeSeries: [
      {
        timeDefines: [at("20T17"), at("21"), at("22")],
        areas: [
          named("130010", "東京地方", {
            weatherCodes: ["101", "302", "100"],
            weathers: ["晴れ", "雨　時々　止む", "晴れ"],
          }),
        ],
      },
      {
        timeDefines: [at("20T18"), at("21T00"), at("21T06"), at("21T12"), at("21T18")],
        areas: [named("130010", "東京地方", { pops: ["10", "20", "60", "80", "50"] })],
      },
      { timeDefines: [at("21T00"), at("21T09")], areas: [named("44132", "東京", { temps: ["7", "12"] })] },
    ],
  },
  {
    publishingOffice: "気象庁",
    reportDatetime: at("20T17"),
    timeSeries: [
      {
        timeDefines: ["21", "22", "23", "24", "25", "26", "27"].map(at),
        areas: [
          named("130010", "東京地方", {
            weatherCodes: ["302", "100", "101", "101", "201", "101", "201"],
            pops: ["", "10", "10", "10", "30", "10", "30"],
            reliabilities: ["", "", "A", "A", "A", "A", "B"],
          }),
        ],
      },
      {
        timeDefines: ["21", "22", "23", "24", "25", "26", "27"].map(at),
        areas: [
          named("44132", "東京", {
            tempsMin: ["", "6", "5", "4", "6", "7", "8"],
            tempsMax: ["", "15", "16", "14", "15", "16", "17"],
          }),
        ],
      },
    ],
  },
];

/** Fukushima at 11: no waves inland, several stations an area, and a week whose areas are merged and fewer. */
export const fukushima: Report[] = [
  {
    publishingOffice: "福島地方気象台",
    reportDatetime: at("20T11"),
    timeSeries: [
      {
        timeDefines: [at("20T11"), at("21"), at("22")],
        areas: [
          named("070010", "中通り", { weatherCodes: ["200", "210", "101"], weathers: ["くもり", "くもり", "晴れ"] }),
          named("070020", "浜通り", { weatherCodes: ["101", "101", "101"], weathers: ["晴れ", "晴れ", "晴れ"] }),
          named("070030", "会津", { weatherCodes: ["402", "402", "205"], weathers: ["雪", "雪", "くもり"] }),
        ],
      },
      {
        timeDefines: [at("20T12"), at("20T18"), at("21T00")],
        areas: [
          named("070010", "中通り", { pops: ["20", "30", "30"] }),
          named("070020", "浜通り", { pops: ["10", "10", "0"] }),
          named("070030", "会津", { pops: ["60", "70", "70"] }),
        ],
      },
      {
        timeDefines: [at("20T09"), at("20T00"), at("21T00"), at("21T09")],
        areas: [
          named("36127", "福島", { temps: ["9", "9", "1", "8"] }),
          named("36846", "小名浜", { temps: ["13", "13", "3", "12"] }),
          named("36361", "若松", { temps: ["5", "5", "-2", "4"] }),
        ],
      },
    ],
  },
  {
    publishingOffice: "福島地方気象台",
    reportDatetime: at("20T11"),
    timeSeries: [
      {
        timeDefines: ["21", "22", "23"].map(at),
        areas: [
          named("070100", "中通り・浜通り", { weatherCodes: ["210", "101", "100"], pops: ["", "20", "10"] }),
          named("070030", "会津", { weatherCodes: ["402", "205", "200"], pops: ["", "60", "40"] }),
        ],
      },
      {
        timeDefines: ["21", "22", "23"].map(at),
        areas: [
          named("36127", "福島", { tempsMin: ["", "0", "2"], tempsMax: ["", "9", "11"] }),
          named("36361", "若松", { tempsMin: ["", "-3", "-1"], tempsMax: ["", "5", "7"] }),
        ],
      },
    ],
  },
];

/** A correction between the hours of issue: the morning's series with a later time of report. */
export const tokyoCorrected: Report[] = tokyoAtFive.map((report, index) =>
  index === 0 ? { ...report, publishingOffice: "気象庁（訂正）", reportDatetime: at("20T08") } : report,
);

export const overview: Overview = {
  publishingOffice: "気象庁",
  reportDatetime: at("20T05"),
  headlineText: "",
  text: "日本付近は高気圧に覆われています。\n\n東京地方は、おおむね晴れています。\n\n２０日は、晴れで夜は曇りとなるでしょう。",
};

export const observations = {
  "20261120060000": { prefNumber: 44, temp: [6.4, 0], humidity: [62, 0], snow1h: [0, null] },
  "20261120061000": { prefNumber: 44, temp: [6.2, 0], humidity: [64, 0], maxTempTime: { hour: 15, minute: 15 } },
  "20261120062000": { prefNumber: 44, temp: [null, 5], humidity: [64, 0] },
};
