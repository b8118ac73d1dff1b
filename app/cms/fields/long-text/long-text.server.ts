import { type FieldType, oneInput } from "#app/cms/fields/field-type.ts";
import * as rules from "#app/cms/fields/rules.server.ts";
import type { LongTextField } from "./field.ts";

export const longTextType: FieldType<LongTextField> = {
  ...oneInput,
  schema({ max, min, required }, strictness) {
    const isComplete = strictness === "publish";
    return rules.text(max, isComplete && required === true, isComplete ? min : 0);
  },
  words: (_, value) => String(value ?? ""),
};
