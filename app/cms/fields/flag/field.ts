import type { Field } from "#app/cms/content/field.ts";

export interface FlagField extends Field<boolean> {
  type: "flag";
}

export function flag(options: Omit<FlagField, "type" | "empty">): FlagField {
  return { type: "flag", empty: false, ...options };
}
