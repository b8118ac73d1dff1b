// Daily records of a snake: a log of its own, and its words.

import { withCommas } from "#app/platform/site/with-commas.ts";
import type { CareRecordsTable } from "./tables.ts";

export const preyLabels = {
  mouse: "マウス",
  rat: "ラット",
  chick: "ヒヨコ",
  quail: "ウズラ",
  other: "その他",
} as const;
export const shedLabels = { whole: "きれいに脱皮", pieces: "切れ切れに脱皮" } as const;
export const careLabels: Readonly<Record<CareType, string>> = {
  weight: "体重",
  meal: "給餌",
  shed: "脱皮",
  cleaning: "掃除",
  note: "メモ",
};

export type CareType = CareRecordsTable["type"];
export type Prey = keyof typeof preyLabels | "";
export type Shed = keyof typeof shedLabels;

export interface Meal {
  type: "meal";
  prey: Prey;
  /** As keepers say it: ホッパー, アダルトM. */
  size: string;
  count: number;
  isRefused: boolean;
}

/** The type of record. */
export type Care =
  | { type: "weight"; grams: number }
  | Meal
  | { type: "shed"; shed: Shed }
  | { type: "cleaning" }
  | { type: "note"; note: string };

/** One line of the log. */
export type NewRecord = Care & {
  /** A day in Japan, "2026-11-20". */
  date: string;
  /** Visitors see it on the snake's page. */
  isPublic: boolean;
};

/** One line as it is. */
export type CareRecord = NewRecord & { id: number; version: number; by: string };

/** "ラット ホッパー 2匹", as much of it as was noted. */
export function mealWords({ prey, size, count }: Pick<Meal, "prey" | "size" | "count">): string {
  const what = [prey === "" ? "" : preyLabels[prey], size].filter(Boolean).join(" ");
  return [what, count === 1 && what === "" ? "" : `${count}匹`].filter(Boolean).join(" ");
}

/** A line's own words, without its day: "1,240g", "ラット ホッパー 1匹を食べた". */
export function careWords(care: Care): string {
  switch (care.type) {
    case "weight":
      return `${withCommas(care.grams)}g`;
    case "meal": {
      const what = mealWords(care);
      if (care.isRefused) return what === "" ? "食べなかった" : `${what}を食べなかった`;
      return what === "" ? "食べた" : `${what}を食べた`;
    }
    case "shed":
      return shedLabels[care.shed];
    case "cleaning":
      return "掃除をした";
    case "note":
      return care.note;
  }
}
