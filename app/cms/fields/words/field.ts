import type { Field } from "#app/cms/content/field.ts";

export interface WordsField extends Field<string[]> {
  type: "words";
  max: number;
}

export function words(options: Omit<WordsField, "type" | "empty" | "isOneControl">): WordsField {
  return { type: "words", empty: [], isOneControl: true, ...options };
}
