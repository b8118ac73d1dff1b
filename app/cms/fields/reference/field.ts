import type { Field } from "#app/cms/content/field.ts";
import type { ReferringField } from "#app/cms/fields/field-type.ts";

/** Another entry, by its id. */
export interface ReferenceField<Value extends string | null = string | null> extends Field<Value> {
  type: "reference";
  /** The kind it names. */
  to: string;
  /** Only those of them that have this key. */
  only?: { key: string; text: string };
}

export function reference(options: Omit<ReferenceField, "type" | "empty">): ReferenceField {
  return { type: "reference", empty: null, ...options };
}

/** Where more of those are found than a form offers: what is typed comes after it as `q`. */
export function candidateSource({ to, only }: Pick<ReferringField, "to" | "only">): string {
  return `/admin/candidates?${new URLSearchParams({ to, ...(only && { key: only.key, text: only.text }) })}`;
}

/** Fields with the same key offer the same entries to choose from. */
export function candidateKey({ to, only }: Pick<ReferringField, "to" | "only">): string {
  return only ? `${to}:${only.key}=${only.text}` : to;
}
