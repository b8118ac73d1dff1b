// What a day outdoors means for someone who keeps a ball python. Bands are this site's own, shown with every sentence.

import type { WeatherDay } from "./days.ts";

const bands = {
  coldNight: 5,
  heatingDay: 15,
  hotDay: 33,
  transportMin: 5,
  transportMax: 33,
  easyMin: 15,
  easyMax: 28,
} as const;

export interface KeeperNote {
  tone: "warning" | "info" | "success";
  text: string;
}

/** Short remarks on a day; none where nothing is to be said. */
export function notesOn({ min, max }: Pick<WeatherDay, "min" | "max">): KeeperNote[] {
  const notes: KeeperNote[] = [];
  if (min !== null && min <= bands.coldNight)
    notes.push({ tone: "warning", text: `冷え込み注意（最低${bands.coldNight}℃以下）。保温と停電への備えを` });
  if (max !== null && max >= bands.hotDay)
    notes.push({ tone: "warning", text: `暑さ注意（最高${bands.hotDay}℃以上）。室温の上がりすぎを` });
  if (max !== null && max < bands.heatingDay)
    notes.push({ tone: "info", text: `暖房の日（最高${bands.heatingDay}℃未満）。乾燥に気をつけて` });
  const fit = transportFit({ min, max });
  if (fit) notes.push(fit);
  return notes;
}

/** Whether a snake can travel that day: easy, or better postponed; null in between or where not known. */
export function transportFit({ min, max }: Pick<WeatherDay, "min" | "max">): KeeperNote | null {
  if (min === null || max === null) return null;
  if (min < bands.transportMin || max > bands.transportMax) {
    return { tone: "warning", text: `輸送は延期を（${bands.transportMin}℃未満か${bands.transportMax}℃超）` };
  }
  if (min >= bands.easyMin && max <= bands.easyMax)
    return { tone: "success", text: `輸送しやすい日（${bands.easyMin}〜${bands.easyMax}℃）` };
  return null;
}
