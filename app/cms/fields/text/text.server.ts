import { type FieldType, oneInput } from "#app/cms/fields/field-type.ts";
import * as rules from "#app/cms/fields/rules.server.ts";
import type { TextField } from "./field.ts";

const KANA = /^[ぁ-ゖー・\s]*$/;

export const textType: FieldType<TextField> = {
  ...oneInput,
  schema({ max, min, kana, required }, strictness) {
    const isComplete = strictness === "publish";
    const value = rules.line(max, isComplete && required === true, isComplete ? min : 0);
    return kana ? value.refine((typed) => KANA.test(String(typed)), "ひらがなで入力してください") : value;
  },
  words: (_, value) => String(value ?? ""),
};
