import { type FieldType, oneInput } from "#app/cms/fields/field-type.ts";
import { day, nullable } from "#app/cms/fields/rules.server.ts";
import { type DateField, dayWords } from "./field.ts";

export const dateType: FieldType<DateField> = {
  ...oneInput,
  schema: (field, strictness) => nullable(day(field), strictness === "publish" && field.required === true),
  // An invalid date cannot be stored, so it is a problem in drafts too.
  columnSchema: (field) => nullable(day(field), field.required === true),
  words: (_, value) => dayWords(String(value ?? "")),
};
