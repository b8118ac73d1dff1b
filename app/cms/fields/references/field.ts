import type { Field } from "#app/cms/content/field.ts";

export interface ReferencesField extends Field<string[]> {
  type: "references";
  to: string;
  /** Only entries with this key. */
  only?: { key: string; text: string };
  /** Key by which they may reference this entry: both directions count. */
  namedBy?: string;
}

export function references(options: Omit<ReferencesField, "type" | "empty" | "isOneControl">): ReferencesField {
  return { type: "references", empty: [], isOneControl: true, ...options };
}
