// Registry of field types. To add one, create a folder and register it here; `FieldControl.tsx` finds its control.

import type { Field } from "#app/cms/content/field.ts";
import { choiceType } from "./choice/choice.server.ts";
import { dateType } from "./date/date.server.ts";
import type { FieldType } from "./field-type.ts";
import { flagType } from "./flag/flag.server.ts";
import { galleryType } from "./gallery/gallery.server.ts";
import { longTextType } from "./long-text/long-text.server.ts";
import { numberType } from "./number/number.server.ts";
import { referenceType } from "./reference/reference.server.ts";
import { referencesType } from "./references/references.server.ts";
import { rowsType } from "./rows/rows.server.ts";
import { textType } from "./text/text.server.ts";
import { wordsType } from "./words/words.server.ts";

const types = {
  text: textType,
  "long-text": longTextType,
  number: numberType,
  choice: choiceType,
  flag: flagType,
  date: dateType,
  words: wordsType,
  reference: referenceType,
  references: referencesType,
  gallery: galleryType,
  rows: rowsType,
};

const byName = new Map<string, unknown>(Object.entries(types));

/** Throws for an unregistered type, a mistake in a kind's definition. */
export function fieldTypeOf(field: Field): FieldType {
  const type = byName.get(field.type);
  if (!type)
    throw new Error(
      `No type of field "${field.type}" (「${field.label}」): name it in app/cms/fields/field-types.server.ts`,
    );
  return type as FieldType; // each folder's type takes its own field
}
