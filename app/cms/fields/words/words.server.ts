import { z } from "zod";
import { type FieldType, linesInput } from "#app/cms/fields/field-type.ts";
import { lines, messages } from "#app/cms/fields/rules.server.ts";
import type { WordsField } from "./field.ts";

export const wordsType: FieldType<WordsField> = {
  ...linesInput,
  schema: ({ max }) => lines(z.string().max(max, messages.max(max))),
};
