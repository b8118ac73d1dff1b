import { type FieldType, linesInput } from "#app/fields/field-type.ts";
import { day, lines } from "#app/fields/rules.server.ts";
import type { DatesField } from "./field.ts";

export const datesType: FieldType<DatesField> = {
  ...linesInput,
  schema: (field, strictness) =>
    lines(day({}, strictness === "publish" && field.isPast)).transform((days) => [...new Set(days)]),
};
