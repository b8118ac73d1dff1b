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
  visit: "診察",
  medicine: "投薬",
  note: "メモ",
};
/** Result of a feeding. "assisted" counts as eaten. */
export const outcomeLabels = {
  eaten: "食べた",
  refused: "拒食",
  vomited: "吐き戻し",
  assisted: "アシスト",
} as const;

export type CareType = CareRecordsTable["type"];
export type Prey = keyof typeof preyLabels | "";
export type Outcome = keyof typeof outcomeLabels;
export type Shed = keyof typeof shedLabels;

export interface Meal {
  type: "meal";
  prey: Prey;
  /** As keepers write it: ホッパー, アダルトM. */
  size: string;
  count: number;
  outcome: Outcome;
}

interface Medicine {
  type: "medicine";
  note: string;
  dose: string;
  forDays: number;
}

export type Care =
  | { type: "weight"; grams: number }
  | Meal
  | { type: "shed"; shed: Shed }
  | { type: "cleaning" }
  /** `note`: findings or treatment. */
  | { type: "visit"; note: string }
  /** `note`: name of the medicine; `dose` as written, "0.2ml 1日1回"; `forDays` includes the first day. */
  | Medicine
  | { type: "note"; note: string };

export type NewRecord = Care & {
  /** Day in Japan, "2026-11-20". */
  date: string;
  /** Whether visitors see it. */
  isPublic: boolean;
};

/** `isJustMade`: by the person who posts a form, since it was shown. */
export type CareRecord = NewRecord & { id: number; version: number; by: string; isJustMade?: boolean };

/** Returns for example "ラット ホッパー 2匹", as far as recorded. */
export function mealWords({ prey, size, count }: Pick<Meal, "prey" | "size" | "count">): string {
  const what = [prey === "" ? "" : preyLabels[prey], size].filter(Boolean).join(" ");
  return [what, count === 1 && what === "" ? "" : `${count}匹`].filter(Boolean).join(" ");
}

export function isFed({ outcome }: Pick<Meal, "outcome">): boolean {
  return outcome === "eaten" || outcome === "assisted";
}

/** Returns a line's text without its day: "1,240g", "ラット ホッパー 1匹を食べた". */
export function careWords(care: Care): string {
  switch (care.type) {
    case "weight":
      return `${withCommas(care.grams)}g`;
    case "meal": {
      const what = mealWords(care);
      const done = {
        ...{ eaten: "食べた", refused: "食べなかった", vomited: "吐き戻した" },
        assisted: "アシスト給餌で食べた",
      }[care.outcome];
      return what === "" ? done : `${what}を${done}`;
    }
    case "shed":
      return shedLabels[care.shed];
    case "cleaning":
      return "掃除をした";
    case "medicine":
      return [care.note, care.dose, `${care.forDays}日間`].filter(Boolean).join("・");
    case "visit":
    case "note":
      return care.note;
  }
}
