import type { Field } from "#app/cms/content/field.ts";
import { formatDay, isDay } from "#app/platform/site/days.ts";

/** A calendar day in Japan, "2024-07-12"; with `year`, a bare year does as well. */
export interface DateField<Value extends string | null = string | null> extends Field<Value> {
  type: "date";
  year?: boolean;
  /** Of something that has happened: publishing takes no day to come. */
  isPast?: boolean;
  /** Where a day without its year lies; of no field: in the past. */
  toward?: "past" | "future";
}

export function date(options: Omit<DateField, "type" | "empty">): DateField {
  return { type: "date", empty: null, ...options };
}

// A day in a box, as people read it.

/** "2024年7月12日" from a day, "2024年" from a bare year; anything else as it was typed. */
export function dayWords(value: string): string {
  return isDay(value) || /^\d{4}$/.test(value) ? formatDay(value) : value;
}
