import type { Field } from "#app/cms/content/field.ts";

/** Several words or names, one a line. */
export interface WordsField extends Field<string[]> {
  type: "words";
  /** Characters in one of them. */
  max: number;
}

export function words(options: Omit<WordsField, "type" | "empty" | "isOneControl">): WordsField {
  return { type: "words", empty: [], isOneControl: true, ...options };
}
