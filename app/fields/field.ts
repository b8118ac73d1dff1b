// The kinds of field a form can have, as plain data: the admin draws them, the schema checks them, both from here.

import type { KindName } from "#app/content/kind.ts";

interface Common {
  label: string;
  hint?: string;
}

export type TextField = Common & {
  type: "text";
  required?: boolean;
  max: number;
  /** Hiragana only. */
  kana?: boolean;
  suggestions?: readonly string[];
};
export type LongTextField = Common & { type: "long-text"; required?: boolean; max: number };
export type NumberField = Common & {
  type: "number";
  required?: boolean;
  integer: boolean;
  min: number;
  max: number;
  unit?: string;
};
export type ChoiceField = Common & {
  type: "choice";
  options: readonly { value: string | number; label: string }[];
  /** The label of "none"; absent: one of the options must be chosen, the first to begin with. */
  none?: string;
};
export type FlagField = Common & { type: "flag" };
/** A day, "2024-07-12"; with `year`, a bare year does as well. */
export type DateField = Common & { type: "date"; required?: boolean; year?: boolean };
export type DatesField = Common & { type: "dates" };
export type WordsField = Common & { type: "words"; max: number };
export type ReferenceField = Common & { type: "reference"; to: KindName; only?: { key: string; text: string } };
export type ReferencesField = Common & { type: "references"; to: KindName; only?: { key: string; text: string } };
export type GalleryField = Common & { type: "gallery" };
export type RowsField<Row = Record<string, unknown>> = Common & {
  type: "rows";
  /** What one row is called on the add button. */
  item: string;
  columns: { [Name in keyof Row]-?: FieldFor<Row[Name]> };
};

export type Field =
  | TextField
  | LongTextField
  | NumberField
  | ChoiceField
  | FlagField
  | DateField
  | DatesField
  | WordsField
  | ReferenceField
  | ReferencesField
  | GalleryField
  | (Common & { type: "rows"; item: string; columns: Record<string, Field> });

/** Which fields can hold a value of type T: keeps a kind's field table true to the type it stores. */
export type FieldFor<T> = [T] extends [boolean]
  ? FlagField
  : [T] extends [readonly string[]]
    ? WordsField | DatesField | ReferencesField
    : [T] extends [readonly { image: string; alt: string }[]]
      ? GalleryField
      : [T] extends [readonly (infer Row)[]]
        ? RowsField<Row>
        : [T] extends [string]
          ? TextField | LongTextField | ChoiceField | ReferenceField | DateField
          : [T] extends [number | null | undefined]
            ? NumberField | ChoiceField
            : [T] extends [string | null | undefined]
              ? TextField | DateField | ReferenceField | ChoiceField
              : never;

/** What an untouched field holds. */
export function emptyValue(field: Field): unknown {
  switch (field.type) {
    case "text":
    case "long-text":
      return "";
    case "flag":
      return false;
    case "choice":
      return field.none === undefined ? (field.options[0]?.value ?? null) : null;
    case "number":
    case "date":
    case "reference":
      return null;
    case "dates":
    case "words":
    case "references":
    case "gallery":
    case "rows":
      return [];
  }
}
