// The week for a keeper in one or two sentences: what to guard against first, then when to travel.

import { listDays, shortDay } from "./day-words.ts";
import type { WeatherDay } from "./days.ts";
import type { DayReading } from "./keeper.ts";
import { thresholds } from "./thresholds.ts";

export type ReadDay = WeatherDay & { reading: DayReading };

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
    return "湿った空気の続く一週間です。換気をして、床材や隠れ家の裏のカビを確かめてください。";
  if (
    coldest &&
    coldest.min !== null &&
    days.some(({ reading: { moisture } }) => moisture && !moisture.isDamp && moisture.step >= thresholds.mediumStep)
  )
    return `強い冷え込みはありません（最低は${shortDay(coldest.date)}の${coldest.min}℃）。暖めた空気の乾きに気をつけてください。`;
  return coldest || hottest ? "強い冷え込みも暑さもない一週間です。" : "";
}

function travel(days: readonly ReadDay[]): string {
  const good = days.filter((day) => day.reading.journey?.fit === "good").map((day) => day.date);
  const [first] = good;
  if (first !== undefined && good.length <= MOST_NAMED) return `移動に向くのは${listDays(good)}です。`;
  if (first !== undefined) return `移動に向く日は${shortDay(first)}から${good.length}日あります。`;
  const known = days.filter((day) => day.reading.journey !== null);
  if (known.length === 0) return "";
  return known.some((day) => day.reading.journey?.fit === "care")
    ? "移動に向く日はありません。運ぶなら、箱の温度を整えて短い時間で。"
    : "移動は控えたい一週間です。";
}
