// Raw table of a file or the clipboard.

export interface TableRow {
  /** Line of the file or row of the sheet, from 1. */
  line: number;
  cells: string[];
}

export interface Table {
  /** Sheet name, or file name without extension; "" if neither. */
  name: string;
  rows: TableRow[];
  /** Lines of a memo: one cell per row. */
  isList: boolean;
}
