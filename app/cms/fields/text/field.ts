import type { Field } from "#app/cms/content/field.ts";

export interface TextField extends Field<string> {
  type: "text";
  max: number;
  min?: number;
  kana?: boolean;
  suggestions?: readonly string[];
}

export function text(options: Omit<TextField, "type" | "empty">): TextField {
  return { type: "text", empty: "", ...options };
}
