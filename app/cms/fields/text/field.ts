import type { Field } from "#app/cms/content/field.ts";

/** One line of text. */
export interface TextField extends Field<string> {
  type: "text";
  max: number;
  /** Fewer characters are not published. */
  min?: number;
  /** Hiragana only. */
  kana?: boolean;
  suggestions?: readonly string[];
}

export function text(options: Omit<TextField, "type" | "empty">): TextField {
  return { type: "text", empty: "", ...options };
}
