// The agency's series put together by day: numbers are words there, blanks mean "not given", and the week's areas are coarser.

import type { WeatherArea } from "./areas.ts";
import { weatherWords } from "./codes.ts";
import type { Report } from "./jma.server.ts";

export interface WeatherDay {
  /** Calendar day in Japan. */
  date: string;
  weather: string;
  /** °C; null where not given. */
  min: number | null;
  max: number | null;
  /** Chance of rain in percent, the day's highest. */
  rain: number | null;
}

/** Today and what follows, oldest first; days before `today` are left out. */
export function daysOf(reports: readonly Report[], area: WeatherArea, today: string): WeatherDay[] {
  const days = new Map<string, WeatherDay>();
  const day = (time: string): WeatherDay => {
    const date = time.slice(0, 10);
    const known = days.get(date) ?? { date, weather: "", min: null, max: null, rain: null };
    days.set(date, known);
    return known;
  };
  const [short, week] = reports;
  readWeek(week, area, day);
  readShort(short, area, day);
  return [...days.values()]
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, 8);
}

function readWeek(week: Report | undefined, area: WeatherArea, day: (time: string) => WeatherDay): void {
  const [sky, air] = week?.timeSeries ?? [];
  const own =
    sky?.areas.find((one) => one.area.code === area.code) ??
    sky?.areas.find((one) => one.area.name.includes(stem(area.name))) ??
    sky?.areas[0];
  sky?.timeDefines.forEach((time, at) => {
    const that = day(time);
    that.weather = weatherWords[own?.weatherCodes?.[at] ?? ""] ?? that.weather;
    that.rain = number(own?.pops?.[at]) ?? that.rain;
  });
  const station =
    air?.areas.find((one) => one.area.code === area.station) ??
    air?.areas[Math.max(0, own && sky ? sky.areas.indexOf(own) : 0)] ??
    air?.areas[0];
  air?.timeDefines.forEach((time, at) => {
    const that = day(time);
    that.min = number(station?.tempsMin?.[at]);
    that.max = number(station?.tempsMax?.[at]);
  });
}

function readShort(short: Report | undefined, area: WeatherArea, day: (time: string) => WeatherDay): void {
  const [sky, rain, air] = short?.timeSeries ?? [];
  const own = sky?.areas.find((one) => one.area.code === area.code) ?? sky?.areas[0];
  sky?.timeDefines.forEach((time, at) => {
    // Full-width spaces stand between the words of "晴れ　時々　くもり".
    const words = own?.weathers?.[at]?.replaceAll("\u3000", "");
    if (words) day(time).weather = words;
  });
  const chances = rain?.areas.find((one) => one.area.code === area.code)?.pops;
  rain?.timeDefines.forEach((time, at) => {
    const chance = number(chances?.[at]);
    const that = day(time);
    if (chance !== null) that.rain = Math.max(that.rain ?? 0, chance);
  });
  const temps = air?.areas.find((one) => one.area.code === area.station)?.temps;
  const issued = short?.reportDatetime.slice(0, 10);
  air?.timeDefines.forEach((time, at) => {
    const value = number(temps?.[at]);
    const that = day(time);
    if (value === null) return;
    if (time.slice(11, 13) === "00") {
      // For the day of issue this slot only repeats the maximum: the night is already over.
      if (time.slice(0, 10) !== issued) that.min = value;
    } else that.max = value;
  });
}

function number(text: string | undefined): number | null {
  return text === undefined || text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
}

/** "東京地方" is looked for as 東京 in merged areas such as "中通り・浜通り". */
function stem(name: string): string {
  return name.replace(/地方$/, "");
}
