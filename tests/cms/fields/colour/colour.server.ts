import { z } from "zod";
import { type FieldType, oneInput } from "#app/cms/fields/field-type.ts";
import { nullable } from "#app/cms/fields/rules.server.ts";
import type { ColourField } from "./field.ts";

const hex = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "色を #a0522d のように入力してください");

export const colourType: FieldType<ColourField> = {
  ...oneInput,
  schema: (field, strictness) => nullable(hex, strictness === "publish" && field.required === true),
  words: (_, value) => String(value ?? ""),
};
