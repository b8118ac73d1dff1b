import type { Field } from "#app/cms/content/field.ts";

/** A number within bounds, both inclusive. */
export interface NumberField<Value extends number | null = number | null> extends Field<Value> {
  type: "number";
  integer: boolean;
  min: number;
  max: number;
  /** Written behind it. */
  unit?: string;
}

export function number(options: Omit<NumberField, "type" | "empty">): NumberField {
  return { type: "number", empty: null, ...options };
}
