import type { Field } from "#app/cms/content/field.ts";

/** Plain text of several lines. */
export interface LongTextField extends Field<string> {
  type: "long-text";
  max: number;
  /** Fewer characters are not published. */
  min?: number;
}

export function longText(options: Omit<LongTextField, "type" | "empty">): LongTextField {
  return { type: "long-text", empty: "", ...options };
}
