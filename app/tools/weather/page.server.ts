// Loads the weather page's data in parallel; unavailable parts are null.

import { dayInJapan } from "#app/platform/site/days.ts";
import { dewPoint, humidityWhenWarmed, moistureOf } from "./air-moisture.ts";
import { regions } from "./areas.ts";
import { areaCookie, choosePlace, type Place, placeName } from "./chosen-area.ts";
import { listDays, shortDay } from "./day-words.ts";
import { daysOf, tonightLow, type WeatherDay } from "./days.ts";
import type { Jma, Overview, Report } from "./jma.server.ts";
import { type DayReading, readDay } from "./keeper.ts";
import type { LastAnswer } from "./last-good.server.ts";
import type { Observation } from "./observation.ts";
import { signsOfCode } from "./sky.ts";
import { thresholds } from "./thresholds.ts";
import { adviceFor } from "./tonight-advice.ts";
import { weekChart } from "./week-chart.server.ts";

const HOUR_MS = 60 * 60_000;
/** The agency issues three times a day, so an older report means a problem there. */
const LATE_MS = 18 * HOUR_MS;
const OBSERVATION_OLD_MS = 3 * HOUR_MS;

export type WeatherPage = Awaited<ReturnType<typeof weatherPage>>["page"];
export type ForecastView = NonNullable<WeatherPage["forecast"]>;
export type ObservationView = NonNullable<WeatherPage["observation"]>;
export type OverviewView = NonNullable<WeatherPage["overview"]>;

/** `cookie`: to set if the URL chose the area; else null. */
export async function weatherPage(jma: Jma, search: URLSearchParams, cookies: string | null, now: Date) {
  const { place, isAsked, problems } = choosePlace(search, cookies);
  const [forecast, overview, observation] = await Promise.all([
    jma.forecast(place.office),
    jma.overview(place.office),
    jma.observation(place.area.station.code),
  ]);
  const page = {
    problems,
    isAsked,
    place: { code: place.area.code, name: placeName(place), station: place.area.station.name },
    today: dayInJapan(now),
    forecast: forecast && forecastView(forecast, place, now),
    overview: overview && overviewView(overview, now),
    observation: observation && observationView(observation, now),
    choices: regions.map((region) => ({
      name: region.name,
      offices: region.offices.map((office) => ({
        name: office.name,
        areas: office.areas.map(({ code, name }): [string, string] => [code, name]),
      })),
    })),
  };
  return { page, cookie: isAsked ? areaCookie(place.area) : null };
}

export function isLate({ reportDatetime }: { reportDatetime: string }, now: Date): boolean {
  return now.getTime() - Date.parse(reportDatetime) > LATE_MS;
}

function forecastView({ value: reports, at, isStale }: LastAnswer<Report[]>, { area }: Place, now: Date) {
  const found = daysOf(reports, area, dayInJapan(now));
  const [short] = reports;
  if (found.length === 0 || !short) return null;
  const today = dayInJapan(now);
  // The agency omits today's minimum after the morning; tonight's low is the next morning's minimum.
  const low = (index: number) =>
    found[index]?.min ?? (found[index]?.date === today ? (found[index + 1]?.min ?? null) : null);
  const days: ReadDay[] = found.map((day, index) => ({
    ...day,
    reading: readDay({ ...day, min: low(index) }, found[index - 1]),
  }));
  const [first, second] = found;
  const lowTonight = tonightLow(found, now);
  const stations = [...new Set(found.flatMap(({ station }) => station ?? []))];
  return {
    by: short.publishingOffice,
    issuedAt: new Date(short.reportDatetime).toISOString(),
    fetchedAt: new Date(at).toISOString(),
    isStale,
    isLate: isLate(short, now),
    headline: headlineOf(days),
    tonight:
      first?.date === today
        ? {
            signs: signsOfCode(first.code),
            weather: first.weather,
            // In the evening the agency omits today's maximum.
            highIn: first.max === null ? "明日" : "今日",
            high: first.max ?? second?.max ?? null,
            rain: first.rain,
            low: lowTonight,
            advice: adviceFor({ low: lowTonight, high: first.max }),
          }
        : null,
    days: days.map((day) => ({ ...day, signs: signsOfCode(day.code) })),
    stations,
    chart: weekChart(found),
  };
}

function overviewView({ value }: LastAnswer<Overview>, now: Date) {
  if (isLate(value, now)) return null;
  const paragraphs = value.text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    by: value.publishingOffice,
    at: new Date(value.reportDatetime).toISOString(),
    headline: value.headlineText.trim(),
    paragraphs,
  };
}

function observationView({ value }: LastAnswer<Observation>, now: Date) {
  if (now.getTime() - Date.parse(value.at) > OBSERVATION_OLD_MS) return null;
  const warmed =
    value.humidity === null
      ? null
      : Math.round(humidityWhenWarmed(value.temp, value.humidity, Math.max(value.temp, thresholds.warmedTo)));
  return {
    at: value.at,
    temp: value.temp,
    humidity: value.humidity,
    warmed,
    moisture: value.humidity ? moistureOf(dewPoint(value.temp, value.humidity)) : null,
  };
}

// Summary for keepers in one or two sentences: main risk, then days for transport.

type ReadDay = WeatherDay & { reading: DayReading };

const MOST_NAMED = 3;

export function headlineOf(days: readonly ReadDay[]): string {
  return [guard(days), travel(days)].filter((sentence) => sentence !== "").join("");
}

function guard(days: readonly ReadDay[]): string {
  const hottest = days.reduce<ReadDay | null>((top, day) => ((day.max ?? -99) > (top?.max ?? -99) ? day : top), null);
  const coldest = days.reduce<ReadDay | null>((low, day) => ((day.min ?? 99) < (low?.min ?? 99) ? day : low), null);
  if (hottest && hottest.max !== null && hottest.max >= thresholds.hot)
    return `${shortDay(hottest.date)}は最高${hottest.max}℃まで上がります。部屋の冷房と、涼しい側の逃げ場を確かめてください。`;
  if (coldest && coldest.min !== null && coldest.min < thresholds.coldMorning)
    return `${shortDay(coldest.date)}の朝は最低${coldest.min}℃まで冷え込みます。夜の保温と乾燥に備えてください。`;
  const damp = days.filter(({ reading }) => reading.moisture?.isDamp);
  if (damp.length >= MOST_NAMED)
    return "湿った空気の続く1週間です。換気をして、床材や隠れ家の裏のかびを確かめてください。";
  if (
    coldest &&
    coldest.min !== null &&
    days.some(({ reading: { moisture } }) => moisture && !moisture.isDamp && moisture.step >= thresholds.mediumStep)
  )
    return `強い冷え込みはありません（最低は${shortDay(coldest.date)}の${coldest.min}℃）。暖めた空気の乾きに気をつけてください。`;
  return coldest || hottest ? "強い冷え込みも暑さもない1週間です。" : "";
}

function travel(days: readonly ReadDay[]): string {
  const good = days.filter((day) => day.reading.journey?.fit === "good").map((day) => day.date);
  const [first] = good;
  const last = good.at(-1);
  if (good.length > MOST_NAMED && first !== undefined && last !== undefined)
    return `移動に向くのは、${shortDay(first)}から${shortDay(last)}までのうち${good.length}日です。`;
  if (good.length > 0) return `移動に向くのは${listDays(good)}です。`;
  const known = days.filter((day) => day.reading.journey !== null);
  if (known.length === 0) return "";
  return known.some((day) => day.reading.journey?.fit === "care")
    ? "移動に向く日はありません。運ぶなら、箱の温度を整えて短い時間で。"
    : "移動は控えたい1週間です。";
}
