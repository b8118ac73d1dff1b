import { type FieldType, oneInput } from "#app/fields/field-type.ts";
import * as rules from "#app/fields/rules.server.ts";
import type { LongTextField } from "./field.ts";

export const longTextType: FieldType<LongTextField> = {
  ...oneInput,
  schema: ({ max, required }, strictness) => rules.text(max, strictness === "publish" && required === true),
  words: (_, value) => String(value ?? ""),
};
