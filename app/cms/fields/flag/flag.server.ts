import { z } from "zod";
import { type FieldType, oneInput } from "#app/cms/fields/field-type.ts";
import type { FlagField } from "./field.ts";

export const flagType: FieldType<FlagField> = {
  ...oneInput,
  toForm: (_, value) => (value === true ? "on" : ""),
  schema: () => z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean()),
  words: (_, value) => (value === true ? "はい" : "いいえ"),
};
