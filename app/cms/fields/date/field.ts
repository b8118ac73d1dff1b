import type { Field } from "#app/cms/content/field.ts";
import { formatDay, isDay } from "#app/platform/site/days.ts";

/** Calendar day in Japan, "2024-07-12"; with `year` also a bare year. */
export interface DateField<Value extends string | null = string | null> extends Field<Value> {
  type: "date";
  year?: boolean;
  /** Of something that has happened: rejects future dates. */
  isPast?: boolean;
  /** Direction in which a date without a year is resolved; past by default. */
  toward?: "past" | "future";
}

export function date(options: Omit<DateField, "type" | "empty">): DateField {
  return { type: "date", empty: null, ...options };
}

/** Returns "2024年7月12日" for a day, "2024年" for a year; other input unchanged. */
export function dayWords(value: string): string {
  return isDay(value) || /^\d{4}$/.test(value) ? formatDay(value) : value;
}
