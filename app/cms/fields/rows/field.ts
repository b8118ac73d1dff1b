import type { Field } from "#app/cms/content/field.ts";
import type { RowsLine } from "./line.ts";

type Columns = Record<string, Field>;

/** Stored row. Empty optional columns are omitted, unless their type stores "". */
type RowOf<Row extends Columns> = {
  [Name in keyof Row as null extends Row[Name]["empty"] ? never : Name]: Row[Name]["empty"];
} & { [Name in keyof Row as null extends Row[Name]["empty"] ? Name : never]?: NonNullable<Row[Name]["empty"]> };

export interface RowsField<Row extends Columns = Columns>
  extends Field<{ [Name in keyof RowOf<Row>]: RowOf<Row>[Name] }[]> {
  type: "rows";
  item: string;
  columns: Row;
  line?: RowsLine;
}

export function rows<Row extends Columns>(options: Omit<RowsField<Row>, "type" | "empty">): RowsField<Row> {
  return { type: "rows", empty: [], ...options };
}

/** Marks a column as required in every started row, also in drafts. */
export function requiredColumn<OneField extends Field>(
  column: OneField,
): Omit<OneField, "empty"> & Field<NonNullable<OneField["empty"]>> & { required: true } {
  // `empty` only determines the stored type; rows never start with it.
  return { ...column, required: true } as never;
}
