import type { Field } from "#app/cms/content/field.ts";

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
