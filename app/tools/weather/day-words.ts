import { weekdayOf } from "#app/platform/site/days.ts";

/** "20日（金）" */
export function shortDay(date: string): string {
  return `${Number(date.slice(8))}日（${weekdayOf(date)}）`;
}

/** "20日（金）と21日（土）", "20日（金）、21日（土）、22日（日）" */
export function listDays(dates: readonly string[]): string {
  return dates.map(shortDay).join(dates.length === 2 ? "と" : "、");
}
