import type { Field } from "#app/cms/content/field.ts";

/** Several calendar days, one a line. */
export interface DatesField extends Field<string[]> {
  type: "dates";
  /** Of something that has happened: publishing takes no day to come. */
  isPast?: boolean;
}

export function dates(options: Omit<DatesField, "type" | "empty" | "isOneControl">): DatesField {
  return { type: "dates", empty: [], isOneControl: true, ...options };
}
