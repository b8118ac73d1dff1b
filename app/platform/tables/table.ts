// A table as it was in a file or on the clipboard: rows of cells, before anybody knows what they mean.

export interface TableRow {
  /** The line of the file or the row of the sheet it begins in, counted from 1. */
  line: number;
  cells: string[];
}

export interface Table {
  /** The sheet's name, or the file's without its ending; "" where it has none. */
  name: string;
  rows: TableRow[];
  /** Lines of a memo: one cell a row. */
  isList: boolean;
}
