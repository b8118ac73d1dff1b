// A type of field: its conversion between form, stored value and text. One folder here is one type.

import type { z } from "zod";
import type { Field } from "#app/cms/content/field.ts";
import { type FormValue, readText } from "./form-value.ts";

/** "draft" checks only form (a number is a number); "publish" insists on what is required as well. */
export type Strictness = "draft" | "publish";

/** Titles of entries by "kind/id", so that people read a title instead of an id. */
export type Titles = ReadonlyMap<string, string>;

/** An entry that a stored or typed value names. */
export interface Reference {
  /** The label of the field that names it. */
  label: string;
  /** Fields with the same key offer the same entries to choose from. */
  key: string;
  to: string;
  id: string;
}

/** Finds the type of a field inside another: the columns of rows are fields themselves. */
export type FieldTypeOf = (field: Field) => FieldType;

export interface FieldType<OneField extends Field = Field> {
  /** A stored value as it is in the form. */
  toForm(field: OneField, value: unknown): FormValue;
  /** A parsed form's value; what is not of its shape counts as nothing. */
  fromForm(field: OneField, value: unknown): FormValue;
  /** Removes empty rows, so that a problem's row number is the row's number in the form. */
  withoutBlankRows?(field: OneField, value: FormValue, typeOf: FieldTypeOf): FormValue;
  /** The rule for what is stored, with sentences for people. */
  schema(field: OneField, strictness: Strictness, typeOf: FieldTypeOf): z.ZodType;
  /** The rule in a row someone began, where it differs: such a row must be whole. */
  columnSchema?(field: OneField, strictness: Strictness): z.ZodType;
  /** True where it always holds something, so that it does not tell whether anyone typed into its row. */
  isNeverBlank?: boolean;
  /** A stored value for people; "" for nothing. */
  words(field: OneField, value: unknown, titles: Titles, typeOf: FieldTypeOf): string;
  /** The entries a stored or typed value names. */
  references?(field: OneField, value: unknown, typeOf: FieldTypeOf): Reference[];
  /** Its fields that name entries: itself, or those of its columns. */
  referring?(field: OneField, typeOf: FieldTypeOf): ReferringField[];
  /** A form's value with an id where an entry was named otherwise. `idOf`: of what was typed where candidates of that key are offered. */
  withIds?(
    field: OneField,
    value: FormValue,
    idOf: (key: string, typed: string) => string,
    typeOf: FieldTypeOf,
  ): FormValue;
}

/** A field that names entries of one kind, or of those of them that have a key. */
export interface ReferringField extends Field {
  to: string;
  only?: { key: string; text: string };
  /** The key by which those entries may name this one. */
  namedBy?: string;
}

/** Of a field with one input. */
export const oneInput = {
  toForm: (_: Field, value: unknown): string => (value === null || value === undefined ? "" : String(value)),
  fromForm: (_: Field, value: unknown): string => readText(value),
};

/** Of a field with several values in one text box, one a line. */
export const linesInput = {
  toForm: (_: Field, value: unknown): string => (Array.isArray(value) ? value.join("\n") : ""),
  fromForm: (_: Field, value: unknown): string => readText(value),
  words: (_: Field, value: unknown): string => (Array.isArray(value) ? value.join("\n") : ""),
};
