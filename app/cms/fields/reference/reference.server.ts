import { z } from "zod";
import { ID_PATTERN } from "#app/cms/content/kind.ts";
import { type FieldType, oneInput, type Titles } from "#app/cms/fields/field-type.ts";
import { readText } from "#app/cms/fields/form-value.ts";
import { messages, nullable } from "#app/cms/fields/rules.server.ts";
import { candidateKey, type ReferenceField } from "./field.ts";

const NOT_ONE = "この名前や番号では1つに決まりません。候補から選んでください";
export const referencedId = z.string().trim().regex(ID_PATTERN, NOT_ONE);

export const referenceType: FieldType<ReferenceField> = {
  ...oneInput,
  schema: () => nullable(referencedId, false),
  columnSchema: (field) =>
    field.required
      ? z.string(messages.required).trim().min(1, messages.required).regex(ID_PATTERN, NOT_ONE)
      : nullable(referencedId, false).transform((value) => value ?? undefined),
  words: ({ to }, value, titles) =>
    value === null || value === undefined || value === "" ? "" : titleOf(titles, to, value),
  references: (field, value) =>
    typeof value === "string" && value !== ""
      ? [{ label: field.label, key: candidateKey(field), to: field.to, id: value }]
      : [],
  referring: (field) => [field],
  withIds: (field, value, idOf) => idOf(candidateKey(field), readText(value)),
};

export function titleOf(titles: Titles, kind: string, id: unknown): string {
  return titles.get(`${kind}/${id}`) ?? String(id);
}
