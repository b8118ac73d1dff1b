// Field types: conversion between form, stored value and text. One folder per type.

import type { z } from "zod";
import type { Field } from "#app/cms/content/field.ts";
import { type FormValue, readText } from "./form-value.ts";

/** "draft" validates types only; "publish" also required values. */
export type Strictness = "draft" | "publish";

export type Titles = ReadonlyMap<string, string>;

export interface Reference {
  label: string;
  /** Fields with equal keys share their candidates. */
  key: string;
  to: string;
  id: string;
}

/** Looks up the type of a nested field, such as a column of rows. */
export type FieldTypeOf = (field: Field) => FieldType;

export interface FieldType<OneField extends Field = Field> {
  toForm(field: OneField, value: unknown): FormValue;
  /** Converts posted data to a form value; ignores data of the wrong shape. */
  fromForm(field: OneField, value: unknown): FormValue;
  /** Removes empty rows, so that row numbers in problems match the form. */
  withoutBlankRows?(field: OneField, value: FormValue, typeOf: FieldTypeOf): FormValue;
  /** Returns the schema of the stored value, with Japanese messages. */
  schema(field: OneField, strictness: Strictness, typeOf: FieldTypeOf): z.ZodType;
  /** Schema in a started row, if stricter. */
  columnSchema?(field: OneField, strictness: Strictness): z.ZodType;
  /** Always has a value, so does not indicate a started row. */
  isNeverBlank?: boolean;
  /** Returns a stored value as text; "" if empty. */
  words(field: OneField, value: unknown, titles: Titles, typeOf: FieldTypeOf): string;
  references?(field: OneField, value: unknown, typeOf: FieldTypeOf): Reference[];
  /** Returns the referencing fields: itself or its columns. */
  referring?(field: OneField, typeOf: FieldTypeOf): ReferringField[];
  /** Replaces typed names by ids. `idOf` looks up typed text among the candidates of a key. */
  withIds?(
    field: OneField,
    value: FormValue,
    idOf: (key: string, typed: string) => string,
    typeOf: FieldTypeOf,
  ): FormValue;
}

/** Field that references entries of a kind, optionally only those with a key. */
export interface ReferringField extends Field {
  to: string;
  only?: { key: string; text: string };
  /** Key by which those entries may reference this one. */
  namedBy?: string;
}

export const oneInput = {
  toForm: (_: Field, value: unknown): string => (value === null || value === undefined ? "" : String(value)),
  fromForm: (_: Field, value: unknown): string => readText(value),
};

/** One value per line. */
export const linesInput = {
  toForm: (_: Field, value: unknown): string => (Array.isArray(value) ? value.join("\n") : ""),
  fromForm: (_: Field, value: unknown): string => readText(value),
  words: (_: Field, value: unknown): string => (Array.isArray(value) ? value.join("\n") : ""),
};
