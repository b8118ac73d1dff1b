import { z } from "zod";
import { type FieldType, oneInput } from "#app/fields/field-type.ts";
import { messages, nullable } from "#app/fields/rules.server.ts";
import { isDay } from "#app/platform/site/days.ts";
import type { DateField } from "./field.ts";

export const dateType: FieldType<DateField> = {
  ...oneInput,
  schema: (field, strictness) => nullable(dayOf(field), strictness === "publish" && field.required === true),
  // A day that is not there is no value its type could hold: a mistake even in a draft.
  columnSchema: (field) => nullable(dayOf(field), field.required === true),
  words: (_, value) => String(value ?? ""),
};

function dayOf({ year }: DateField) {
  return z
    .string()
    .trim()
    .refine((value) => isDay(value) || (year === true && /^(19|20)\d{2}$/.test(value)), messages.date);
}
