// Which fields of a kind name other entries, and which entries a content names.

import type { AnyKind, KindName } from "#app/content/kind.ts";
import type { Field, ReferenceField, ReferencesField } from "#app/fields/field.ts";

type Naming = ReferenceField | ReferencesField;

/** Fields with the same key offer the same entries to choose from. */
export function candidateKey({ to, only }: Pick<Naming, "to" | "only">): string {
  return only ? `${to}:${only.key}=${only.text}` : to;
}

function namingFields(field: Field): Naming[] {
  if (field.type === "reference" || field.type === "references") return [field];
  return field.type === "rows" ? Object.values(field.columns).flatMap(namingFields) : [];
}

/** Every field, or column of a row, that names other entries: one for each candidate key. */
export function candidateFields(kind: AnyKind): Naming[] {
  const all = Object.values(kind.fields).flatMap(namingFields);
  return [...new Map(all.map((field) => [candidateKey(field), field])).values()];
}

export interface Reference {
  label: string;
  key: string;
  to: KindName;
  id: string;
}

/** The entries that stored or typed fields name, with the label of the field that names each. */
export function referencesIn(kind: AnyKind, fields: Readonly<Record<string, unknown>>): Reference[] {
  return Object.entries(kind.fields).flatMap(([name, field]) => referencesOf(field, fields[name], field.label));
}

function referencesOf(field: Field, value: unknown, label: string): Reference[] {
  if (field.type === "reference" || field.type === "references") {
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === "string" && id !== "");
    return ids.map((id) => ({ label, key: candidateKey(field), to: field.to, id }));
  }
  if (field.type !== "rows" || !Array.isArray(value)) return [];
  return value.flatMap((row: unknown) =>
    typeof row === "object" && row !== null
      ? Object.entries(row).flatMap(([column, cell]) => {
          const inner = field.columns[column];
          return inner ? referencesOf(inner, cell, label) : [];
        })
      : [],
  );
}
