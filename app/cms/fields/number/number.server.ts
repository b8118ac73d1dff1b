import { z } from "zod";
import { type FieldType, oneInput } from "#app/cms/fields/field-type.ts";
import { messages, nullable } from "#app/cms/fields/rules.server.ts";
import { foreignMoneyIn, readNumber } from "#app/platform/site/japanese-number.ts";
import type { NumberField } from "./field.ts";

export const numberType: FieldType<NumberField> = {
  ...oneInput,
  schema: (field, strictness) => nullable(inBounds(field), strictness === "publish" && field.required === true),
  // An invalid number cannot be stored, so it is a problem in drafts too.
  columnSchema: (field) =>
    field.required
      ? nullable(inBounds(field), true)
      : nullable(inBounds(field), false).transform((value) => value ?? undefined),
  words: ({ unit }, value) => (value === null || value === undefined || value === "" ? "" : `${value}${unit ?? ""}`),
};

function inBounds({ min, max, integer, unit }: NumberField) {
  const value = z.number(messages.number).min(min, messages.atLeast(min)).max(max, messages.atMost(max));
  const read = (typed: unknown, context: z.RefinementCtx) => {
    if (typeof typed !== "string") return typed;
    if (unit === "円" && foreignMoneyIn(typed)) {
      context.addIssue({ code: "custom", message: messages.yen });
      return z.NEVER;
    }
    return readNumber(typed, unit);
  };
  return z.preprocess(read, integer ? value.refine(Number.isInteger, messages.integer) : value);
}
