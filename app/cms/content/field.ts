// A field as the engine knows it: plain data. What a type of field reads, checks and draws is in the fields room.

export interface Field<Value = unknown> {
  /** Names the type of field: "text", "number", "rows" … */
  type: string;
  label: string;
  hint?: string;
  /** Publishing insists on it; a draft never does. */
  required?: boolean;
  /** For the admins alone: visitors' pages, search, feeds and keys are made of contents without it. */
  private?: boolean;
  /** About a person: in no file of contents, and a file that says nothing of it leaves it as it is. */
  personal?: boolean;
  /** Many values in one control: a problem with one of them is shown at the whole control. */
  isOneControl?: boolean;
  /** Names of the parts of a row, where the field holds rows. */
  columns?: Readonly<Record<string, { label: string }>>;
  /** Value of an untouched field; its type is the type of the stored value. */
  empty: Value;
}

/** Stored values of a table of fields, by name. */
export type ValuesOf<Fields extends Record<string, Field>> = { [Name in keyof Fields]: Fields[Name]["empty"] };
