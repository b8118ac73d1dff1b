import { z } from "zod";
import { ID_PATTERN } from "#app/cms/content/kind.ts";
import { type FieldType, oneInput, type Titles } from "#app/cms/fields/field-type.ts";
import { id, messages, nullable } from "#app/cms/fields/rules.server.ts";
import { candidateKey, type ReferenceField } from "./field.ts";

export const referenceType: FieldType<ReferenceField> = {
  ...oneInput,
  schema: () => nullable(id, false),
  columnSchema: (field) =>
    field.required
      ? z.string(messages.required).trim().min(1, messages.required).regex(ID_PATTERN, messages.pattern)
      : nullable(id, false).transform((value) => value ?? undefined),
  words: ({ to }, value, titles) =>
    value === null || value === undefined || value === "" ? "" : titleOf(titles, to, value),
  references: (field, value) =>
    typeof value === "string" && value !== ""
      ? [{ label: field.label, key: candidateKey(field), to: field.to, id: value }]
      : [],
  referring: (field) => [field],
};

export function titleOf(titles: Titles, kind: string, id: unknown): string {
  return titles.get(`${kind}/${id}`) ?? String(id);
}
