// Raw table of a file or the clipboard.

export interface TableRow {
  /** Line of the file or row of the sheet, from 1. */
  line: number;
  cells: string[];
  /** Whether a memo's line may be something other than an animal; undefined outside of memos. */
  isDoubtful?: boolean;
}

export interface Table {
  /** Sheet name, or file name without extension; "" if neither. */
  name: string;
  rows: TableRow[];
  /** Lines of a memo: one cell per row. */
  isList: boolean;
}
