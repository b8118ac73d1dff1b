import { z } from "zod";
import { type FieldType, linesInput } from "#app/fields/field-type.ts";
import { lines, messages } from "#app/fields/rules.server.ts";
import { isDay } from "#app/platform/site/days.ts";
import type { DatesField } from "./field.ts";

export const datesType: FieldType<DatesField> = {
  ...linesInput,
  schema: () => lines(z.string().refine(isDay, messages.date)),
};
