import type { Field } from "#app/cms/content/field.ts";

export interface ColourField extends Field<string | null> {
  type: "colour";
}

export function colour(options: Omit<ColourField, "type" | "empty">): ColourField {
  return { type: "colour", empty: null, ...options };
}
