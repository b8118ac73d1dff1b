import { z } from "zod";
import type { Field } from "#app/cms/content/field.ts";
import type { FieldType, FieldTypeOf, Strictness, Titles } from "#app/cms/fields/field-type.ts";
import { readRows, rowsIn } from "#app/cms/fields/form-value.ts";
import { isFilled, rows } from "#app/cms/fields/rules.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import type { RowsField } from "./field.ts";

export const rowsType: FieldType<RowsField> = {
  toForm: (field, value) => readRows(Object.keys(field.columns), value),
  fromForm: (field, value) => readRows(Object.keys(field.columns), value),
  withoutBlankRows({ columns }, value, typeOf) {
    const significant = significantColumns(columns, typeOf);
    return rowsIn(value).filter((row) => significant.some((name) => isFilled(row[name])));
  },
  schema({ columns }, strictness, typeOf) {
    const significant = significantColumns(columns, typeOf);
    const schemas = Object.entries(columns).map(([name, column]) => [name, columnSchema(column, strictness, typeOf)]);
    return rows(z.object(Object.fromEntries(schemas)), (row) => significant.some((name) => isFilled(row[name])));
  },
  words: ({ columns }, value, titles, typeOf) =>
    (Array.isArray(value) ? value : []).map((row) => rowWords(columns, row, titles, typeOf)).join("\n"),
  references: ({ columns, label }, value, typeOf) =>
    (Array.isArray(value) ? value : []).filter(isRecord).flatMap((row) =>
      Object.entries(columns).flatMap(([name, column]) =>
        // Users know the rows by the field's label.
        (typeOf(column).references?.(column, row[name], typeOf) ?? []).map((one) => ({ ...one, label })),
      ),
    ),
  withIds: ({ columns }, value, idOf, typeOf) =>
    rowsIn(value).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => {
          const column = columns[name];
          const found = column && typeOf(column).withIds?.(column, cell, idOf, typeOf);
          return [name, typeof found === "string" ? found : cell];
        }),
      ),
    ),
  referring: ({ columns }, typeOf) =>
    Object.values(columns).flatMap((column) => typeOf(column).referring?.(column, typeOf) ?? []),
};

function significantColumns(columns: Record<string, Field>, typeOf: FieldTypeOf): string[] {
  return Object.keys(columns).filter((name) => {
    const column = columns[name];
    return column !== undefined && typeOf(column).isNeverBlank !== true;
  });
}

function columnSchema(column: Field, strictness: Strictness, typeOf: FieldTypeOf): z.ZodType {
  const type = typeOf(column);
  return type.columnSchema?.(column, strictness) ?? type.schema(column, strictness, typeOf);
}

function rowWords(columns: Record<string, Field>, row: unknown, titles: Titles, typeOf: FieldTypeOf): string {
  if (!isRecord(row)) return "";
  return Object.entries(columns)
    .map(([name, column]) => typeOf(column).words(column, row[name], titles, typeOf))
    .filter(Boolean)
    .join("　");
}
