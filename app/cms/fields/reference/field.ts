import type { Field } from "#app/cms/content/field.ts";
import type { ReferringField } from "#app/cms/fields/field-type.ts";

export interface ReferenceField<Value extends string | null = string | null> extends Field<Value> {
  type: "reference";
  to: string;
  /** Only entries with this key. */
  only?: { key: string; text: string };
}

export function reference(options: Omit<ReferenceField, "type" | "empty">): ReferenceField {
  return { type: "reference", empty: null, ...options };
}

export function candidateSource({ to, only }: Pick<ReferringField, "to" | "only">): string {
  return `/admin/candidates?${new URLSearchParams({ to, ...(only && { key: only.key, text: only.text }) })}`;
}

export function candidateKey({ to, only }: Pick<ReferringField, "to" | "only">): string {
  return only ? `${to}:${only.key}=${only.text}` : to;
}
