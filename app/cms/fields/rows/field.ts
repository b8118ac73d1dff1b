import type { Field } from "#app/cms/content/field.ts";
import type { RowsLine } from "./line.ts";

type Columns = Record<string, Field>;

/** Stored values of one row. An optional column is left out where empty, unless its type holds an empty text. */
type RowOf<Row extends Columns> = {
  [Name in keyof Row as null extends Row[Name]["empty"] ? never : Name]: Row[Name]["empty"];
} & { [Name in keyof Row as null extends Row[Name]["empty"] ? Name : never]?: NonNullable<Row[Name]["empty"]> };

/** Rows of small fields. */
export interface RowsField<Row extends Columns = Columns>
  extends Field<{ [Name in keyof RowOf<Row>]: RowOf<Row>[Name] }[]> {
  type: "rows";
  /** Name of one row on the add button. */
  item: string;
  columns: Row;
  /** A box over the rows that takes all of them as one line. */
  line?: RowsLine;
}

export function rows<Row extends Columns>(options: Omit<RowsField<Row>, "type" | "empty">): RowsField<Row> {
  return { type: "rows", empty: [], ...options };
}

/** A column that a row cannot do without: a draft insists on it as well, once the row is begun. */
export function requiredColumn<OneField extends Field>(
  column: OneField,
): Omit<OneField, "empty"> & Field<NonNullable<OneField["empty"]>> & { required: true } {
  // `empty` says the type of what a whole row stores; a row is never begun with it.
  return { ...column, required: true } as never;
}
