import type { Field } from "#app/cms/content/field.ts";

/** Inclusive bounds. */
export interface NumberField<Value extends number | null = number | null> extends Field<Value> {
  type: "number";
  integer: boolean;
  min: number;
  max: number;
  unit?: string;
}

export function number(options: Omit<NumberField, "type" | "empty">): NumberField {
  return { type: "number", empty: null, ...options };
}
