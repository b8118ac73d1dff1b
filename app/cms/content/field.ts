// Field definitions: plain data. Field types are implemented in the fields room.

export interface Field<Value = unknown> {
  type: string;
  label: string;
  hint?: string;
  /** Required for publishing, not for drafts. */
  required?: boolean;
  /** Visible to admins only: excluded from public pages, search, feeds and keys. */
  private?: boolean;
  /** Personal data: never exported; an import without it keeps the stored value. */
  personal?: boolean;
  /** Several values in one control, which shows all their problems. */
  isOneControl?: boolean;
  columns?: Readonly<Record<string, { label: string }>>;
  /** Value of an untouched field; its type is the type of the stored value. */
  empty: Value;
}

export type ValuesOf<Fields extends Record<string, Field>> = { [Name in keyof Fields]: Fields[Name]["empty"] };
