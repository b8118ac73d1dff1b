import type { Field } from "#app/cms/content/field.ts";

export interface LongTextField extends Field<string> {
  type: "long-text";
  max: number;
  /** Minimum length for publishing. */
  min?: number;
}

export function longText(options: Omit<LongTextField, "type" | "empty">): LongTextField {
  return { type: "long-text", empty: "", ...options };
}
