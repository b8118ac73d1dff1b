import type { FieldType } from "#app/cms/fields/field-type.ts";
import { readText } from "#app/cms/fields/form-value.ts";
import { candidateKey } from "#app/cms/fields/reference/field.ts";
import { referencedId, titleOf } from "#app/cms/fields/reference/reference.server.ts";
import { lines } from "#app/cms/fields/rules.server.ts";
import type { ReferencesField } from "./field.ts";

export const referencesType: FieldType<ReferencesField> = {
  toForm: (_, value) => listOf(value).map(String),
  fromForm(_, value) {
    const ids = Array.isArray(value) ? Object.values(value).map(readText) : [readText(value)];
    return [...new Set(ids.map((one) => one.trim()).filter(Boolean))];
  },
  schema: () => lines(referencedId),
  words: ({ to }, value, titles) =>
    listOf(value)
      .map((one) => titleOf(titles, to, one))
      .join("\n"),
  references: (field, value) =>
    listOf(value)
      .filter((one): one is string => typeof one === "string" && one !== "")
      .map((one) => ({ label: field.label, key: candidateKey(field), to: field.to, id: one })),
  referring: (field) => [field],
  withIds: (field, value, idOf) => listOf(value).map((one) => idOf(candidateKey(field), readText(one))),
};

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
