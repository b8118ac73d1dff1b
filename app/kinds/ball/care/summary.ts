import { daysAgo, daysBetween, formatDay } from "#app/platform/site/days.ts";
import { type CareRecord, careWords, isFed, mealWords } from "./care.ts";

export type CareSummary = ReturnType<typeof careSummary>;

/** `records`: newest first. */
export function careSummary(records: readonly CareRecord[]) {
  const meals = records.filter((record) => record.type === "meal");
  const eaten = meals.findIndex(isFed);
  const last = meals[eaten];
  const newest = (type: "shed" | "weight" | "cleaning") => {
    const record = records.find((one) => one.type === type);
    return record ? { date: record.date, words: careWords(record) } : null;
  };
  return {
    lastMeal: last ? { date: last.date, words: mealWords(last) } : null,
    /** Refusals since then. */
    refusals: meals.slice(0, eaten < 0 ? undefined : eaten).filter(({ outcome }) => outcome === "refused").length,
    lastShed: newest("shed"),
    lastWeight: newest("weight"),
    lastCleaning: newest("cleaning"),
  };
}

/** Returns for example "最後に食べてから12日（2026年11月10日、ラット S 1匹）". */
export function sinceLastMeal(
  { lastMeal, refusals }: Pick<CareSummary, "lastMeal" | "refusals">,
  today: string,
): string {
  const refused = refusals > 0 ? `そのあと${refusals}回、餌を食べませんでした。` : "";
  if (!lastMeal)
    return refusals > 0
      ? `食べた記録はまだありません（食べなかった記録は${refusals}件）。`
      : "給餌の記録はまだありません。";
  const { date, words } = lastMeal;
  const when = date === today ? "今日食べました" : `最後に食べてから${daysBetween(date, today)}日`;
  return `${when}（${[formatDay(date), words].filter(Boolean).join("、")}）。${refused}`;
}

/** Short form for lists: "16日前にラット M 1匹・拒食1回". */
export function sinceLastMealShort(
  { lastMeal, refusals }: Pick<CareSummary, "lastMeal" | "refusals">,
  today: string,
): string {
  const refused = refusals > 0 ? `拒食${refusals}回` : "";
  const when = lastMeal ? daysAgo(lastMeal.date, today) : "";
  const fed = lastMeal ? `${when}${/^\d/.test(when) ? "に" : "、"}${lastMeal.words || "給餌"}` : "";
  return [fed, refused].filter(Boolean).join("・") || "給餌の記録なし";
}
