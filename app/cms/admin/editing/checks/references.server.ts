// Which fields of a kind name other entries, and which entries a content names.

import type { AnyKind } from "#app/cms/content/kind.ts";
import type { Reference, ReferringField } from "#app/cms/fields/field-type.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { candidateKey } from "#app/cms/fields/reference/field.ts";

/** Every field, or column of a row, that names other entries: one for each candidate key. */
export function referringFields(kind: AnyKind): ReferringField[] {
  const all = Object.values(kind.fields).flatMap((field) => fieldTypeOf(field).referring?.(field, fieldTypeOf) ?? []);
  return [...new Map(all.map((field) => [candidateKey(field), field])).values()];
}

/** The entries that stored or typed fields name, with the label and the path of the field that names each. */
export function referencesIn(
  kind: AnyKind,
  fields: Readonly<Record<string, unknown>>,
): (Reference & { path: string })[] {
  return Object.entries(kind.fields).flatMap(([name, field]) =>
    (fieldTypeOf(field).references?.(field, fields[name], fieldTypeOf) ?? []).map((reference) => ({
      ...reference,
      path: `fields.${name}`,
    })),
  );
}
