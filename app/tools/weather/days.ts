// Merges the agency's time series by day. Numbers are strings there, empty ones mean "not given", and weekly areas are
// coarser.

import { startOfDay } from "#app/platform/site/days.ts";
import type { WeatherArea } from "./areas.ts";
import { weekStations } from "./areas.ts";
import type { AreaSeries, Report, Series } from "./jma.server.ts";
import { plainWords, wordsOfCode } from "./sky.ts";

export interface WeatherDay {
  date: string;
  weather: string;
  code: string | null;
  /** °C; null if not given. */
  min: number | null;
  max: number | null;
  /** Station of these temperatures. */
  station: string | null;
  /** Chance of rain in percent, the highest of the rest of the day. */
  rain: number | null;
  /** The agency's confidence; given from the third day on. */
  reliability: "A" | "B" | "C" | null;
}

type DayAt = (date: string) => WeatherDay;

const JAPAN_MS = 9 * 60 * 60_000;
const MOST_DAYS = 8;
const DAWN_MS = 6 * 60 * 60_000;

/** Returns today and the following days, oldest first. */
export function daysOf(reports: readonly Report[], area: WeatherArea, today: string): WeatherDay[] {
  const days = new Map<string, WeatherDay>();
  const dayAt: DayAt = (date) => {
    const known = days.get(date) ?? blank(date);
    days.set(date, known);
    return known;
  };
  const [short, week] = reports;
  // The short forecast overrides the weekly one, which may be older.
  if (week) readWeek(week, area, dayAt);
  if (short) readShort(short, area, dayAt);
  return [...days.values()]
    .filter((day) => day.date >= today && (day.weather !== "" || day.min !== null || day.max !== null))
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MOST_DAYS);
}

/** Returns the low of the coming night; from midnight until dawn, of the night that has begun. */
export function tonightLow([today, tomorrow]: readonly WeatherDay[], now: Date): number | null {
  const isBeforeDawn = today !== undefined && now.getTime() < startOfDay(today.date).getTime() + DAWN_MS;
  return (isBeforeDawn ? today.min : null) ?? tomorrow?.min ?? null;
}

function readWeek(week: Report, area: WeatherArea, dayAt: DayAt): void {
  const sky = week.timeSeries.find((series) => series.areas.some((one) => one.weatherCodes));
  const air = week.timeSeries.find((series) => series.areas.some((one) => one.tempsMin));
  const own = sky ? weekAreaOf(sky, area) : undefined;
  sky?.timeDefines.forEach((time, index) => {
    const day = dayAt(dateOf(time));
    const code = own?.weatherCodes?.[index];
    if (code) Object.assign(day, { code, weather: wordsOfCode(code) });
    day.rain = percent(own?.pops?.[index]);
    day.reliability = reliabilityOf(own?.reliabilities?.[index]);
  });
  const station = own && air ? weekStationOf(air, own, area) : undefined;
  air?.timeDefines.forEach((time, index) => {
    const day = dayAt(dateOf(time));
    day.min = degrees(station?.tempsMin?.[index]);
    day.max = degrees(station?.tempsMax?.[index]);
    if (station && (day.min !== null || day.max !== null)) day.station = station.area.name;
  });
}

/**
 * Matches by code, then by name within a merged area such as "中通り・浜通り", then the only area; never a neighbouring one.
 */
function weekAreaOf(sky: Series, area: WeatherArea): AreaSeries | undefined {
  const only = sky.areas.length === 1 ? sky.areas[0] : undefined;
  return (
    sky.areas.find((one) => one.area.code === area.code || area.week.includes(one.area.code)) ??
    sky.areas.find((one) => one.area.name.split("・").includes(area.name)) ??
    only
  );
}

function weekStationOf(air: Series, own: AreaSeries, area: WeatherArea): AreaSeries | undefined {
  const code = weekStations[own.area.code];
  const only = air.areas.length === 1 ? air.areas[0] : undefined;
  return air.areas.find((one) => one.area.code === code) ?? stationIn(air, area) ?? only;
}

function readShort(short: Report, area: WeatherArea, dayAt: DayAt): void {
  const { timeSeries } = short;
  const sky = timeSeries.find((series) => series.areas.some((one) => one.weatherCodes ?? one.weathers));
  const rain = timeSeries.find((series) => series.areas.some((one) => one.pops));
  const air = timeSeries.find((series) => series.areas.some((one) => one.temps));
  const own = sky?.areas.find((one) => one.area.code === area.code);
  sky?.timeDefines.forEach((time, index) => {
    const day = dayAt(dateOf(time));
    const code = own?.weatherCodes?.[index];
    const words = plainWords(own?.weathers?.[index] ?? "") || wordsOfCode(code);
    if (code) day.code = code;
    if (words) day.weather = words;
  });
  readChances(rain, area, dayAt);
  readTemperatures(air, area, dateOf(short.reportDatetime), dayAt);
}

function readChances(rain: Series | undefined, area: WeatherArea, dayAt: DayAt): void {
  const chances = rain?.areas.find((one) => one.area.code === area.code)?.pops;
  const highest = new Map<string, number>();
  rain?.timeDefines.forEach((time, index) => {
    const chance = percent(chances?.[index]);
    if (chance !== null) highest.set(dateOf(time), Math.max(highest.get(dateOf(time)) ?? 0, chance));
  });
  for (const [date, chance] of highest) dayAt(date).rain = chance;
}

function readTemperatures(air: Series | undefined, area: WeatherArea, issued: string, dayAt: DayAt): void {
  const station = air ? stationIn(air, area) : undefined;
  air?.timeDefines.forEach((time, index) => {
    const value = degrees(station?.temps?.[index]);
    if (value === null || !station) return;
    const day = dayAt(dateOf(time));
    const isMorning = hourOf(time) < 9;
    // On the day of issue the morning's slot only repeats the maximum, as that night is over.
    if (isMorning && day.date === issued) return;
    if (isMorning) day.min = value;
    else day.max = value;
    day.station = station.area.name;
  });
}

function stationIn(air: Series, area: WeatherArea): AreaSeries | undefined {
  const codes = [area.station.code, ...(area.otherStations ?? [])];
  return codes.map((code) => air.areas.find((one) => one.area.code === code)).find((one) => one !== undefined);
}

function blank(date: string): WeatherDay {
  return { date, weather: "", code: null, min: null, max: null, station: null, rain: null, reliability: null };
}

function inJapan(time: string): string {
  return new Date(Date.parse(time) + JAPAN_MS).toISOString();
}

function dateOf(time: string): string {
  return inJapan(time).slice(0, 10);
}

function hourOf(time: string): number {
  return Number(inJapan(time).slice(11, 13));
}

function number(text: string | undefined): number | null {
  return text === undefined || text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
}

function degrees(text: string | undefined): number | null {
  const value = number(text);
  return value !== null && value >= -60 && value <= 60 ? value : null;
}

function percent(text: string | undefined): number | null {
  const value = number(text);
  return value !== null && value >= 0 && value <= 100 ? value : null;
}

function reliabilityOf(text: string | undefined): WeatherDay["reliability"] {
  return text === "A" || text === "B" || text === "C" ? text : null;
}
