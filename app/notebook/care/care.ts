import { mealWords } from "#app/kinds/ball/care/care.ts";
import type { TableCare } from "#app/kinds/ball/tables/read-table.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

/** Record types in the order they are offered, most frequent first. */
export const careKinds = [
  "meal",
  "weight",
  "shed",
  "cloudy",
  "stool",
  "cleaning",
  "climate",
  "vet",
  "handling",
  "note",
] as const;
export type CareKind = (typeof careKinds)[number];

export const careLabels: Readonly<Record<CareKind, string>> = {
  meal: "給餌",
  weight: "体重",
  shed: "脱皮",
  cloudy: "目の白濁",
  stool: "便・尿酸",
  cleaning: "掃除",
  climate: "温度・湿度",
  vet: "薬・通院",
  handling: "ハンドリング",
  note: "メモ",
};

export const outcomeLabels = {
  eaten: "食べた",
  refused: "食べなかった",
  vomited: "吐き戻した",
  assisted: "アシスト給餌",
} as const;
export const stoolLabels = { both: "便と尿酸", stool: "便だけ", urates: "尿酸だけ" } as const;
export const shedLabels = { whole: "きれいに脱皮", pieces: "切れ切れに脱皮" } as const;

/** The records that tables are read into. */
export type Care = TableCare;
export type Meal = Extract<Care, { kind: "meal" }>;

export const isFed = (outcome: Meal["outcome"]): boolean => outcome === "eaten" || outcome === "assisted";

export interface CareEvent {
  id: string;
  snake: string;
  at: string;
  care: Care;
}

export function offeredWords(meal: Meal): string {
  return [mealWords(meal), meal.grams === null ? "" : `${withCommas(meal.grams)}g`].filter(Boolean).join(" ");
}

/** Describes a record without its date: "1,240g", "ラット S 1匹を食べた". */
export function careWords(care: Care): string {
  switch (care.kind) {
    case "meal": {
      const what = offeredWords(care);
      const done = outcomeLabels[care.outcome];
      return what === "" ? done : `${what}を${done}`;
    }
    case "weight":
      return `${withCommas(care.grams)}g`;
    case "shed":
      return shedLabels[care.shed];
    case "cloudy":
      return "目が白濁";
    case "stool":
      return [stoolLabels[care.stool], care.note].filter(Boolean).join("：");
    case "cleaning":
      return "掃除をした";
    case "climate":
      return [
        care.warm === null ? "" : `暖かい側${care.warm}℃`,
        care.cool === null ? "" : `涼しい側${care.cool}℃`,
        care.humidity === null ? "" : `湿度${care.humidity}%`,
      ]
        .filter(Boolean)
        .join("・");
    case "handling":
      return care.minutes === null ? "ハンドリングをした" : `ハンドリング${care.minutes}分`;
    case "vet":
    case "note":
      return care.note;
  }
}

/** Counts records per kind: "給餌12件", "体重3件". */
export function countWords(cares: readonly Care[]): string[] {
  const groups = Map.groupBy(cares, ({ kind }) => kind);
  return careKinds.flatMap((kind) => {
    const count = groups.get(kind)?.length;
    return count ? `${careLabels[kind]}${withCommas(count)}件` : [];
  });
}
