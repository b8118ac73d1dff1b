import type { Field } from "#app/cms/content/field.ts";

/** Several other entries, by their ids. */
export interface ReferencesField extends Field<string[]> {
  type: "references";
  /** The kind they are of. */
  to: string;
  /** Only those of them that have this key. */
  only?: { key: string; text: string };
  /** The key by which they may name this entry themselves: both directions count. */
  namedBy?: string;
}

export function references(options: Omit<ReferencesField, "type" | "empty" | "isOneControl">): ReferencesField {
  return { type: "references", empty: [], isOneControl: true, ...options };
}
