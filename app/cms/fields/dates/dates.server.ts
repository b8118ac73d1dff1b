import { dayWords } from "#app/cms/fields/date/day-words.ts";
import { type FieldType, linesInput } from "#app/cms/fields/field-type.ts";
import { day, lines } from "#app/cms/fields/rules.server.ts";
import type { DatesField } from "./field.ts";

export const datesType: FieldType<DatesField> = {
  ...linesInput,
  toForm: (_, value) => daysOf(value),
  words: (_, value) => daysOf(value),
  schema: (field, strictness) =>
    lines(day({}, strictness === "publish" && field.isPast)).transform((days) => [...new Set(days)]),
};

function daysOf(value: unknown): string {
  return Array.isArray(value) ? value.map((day) => dayWords(String(day))).join("\n") : "";
}
