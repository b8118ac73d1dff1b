import { z } from "zod";
import { type FieldType, oneInput } from "#app/cms/fields/field-type.ts";
import { blankToNull, messages, nullable } from "#app/cms/fields/rules.server.ts";
import type { ChoiceField } from "./field.ts";

export const choiceType: FieldType<ChoiceField> = {
  ...oneInput,
  schema({ options, none }) {
    const known = (value: unknown) => options.find((option) => String(option.value) === String(value))?.value;
    const value = z
      .custom<string | number>((given) => known(given) !== undefined, messages.choice)
      .transform((given) => known(given) ?? null);
    return none === undefined
      ? z.preprocess((given) => blankToNull(given) ?? options[0]?.value, value)
      : nullable(value, false);
  },
  isNeverBlank: true,
  words({ options }, value) {
    if (value === null || value === undefined || value === "") return "";
    return options.find((option) => option.value === value)?.label ?? String(value);
  },
};
