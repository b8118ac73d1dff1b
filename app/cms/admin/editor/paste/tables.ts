// Tables of pasted HTML as plain grids: the site shows neither merged cells nor captions.

import type { StyleOf } from "./styles.ts";

/** More cells than any table somebody reads. */
const CELLS_MAX = 20_000;

/** In place. Returns how many merged cells were taken apart. */
export function plainTables(body: HTMLElement, styleOf: StyleOf): number {
  let merged = 0;
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const hidden = hiddenColumns(table, styleOf);
    for (const caption of table.querySelectorAll(":scope > caption")) {
      const paragraph = table.ownerDocument.createElement("p");
      paragraph.append(...caption.childNodes);
      table.before(paragraph);
      caption.remove();
    }
    for (const column of table.querySelectorAll(":scope > col, :scope > colgroup")) column.remove();
    const rows = [...table.rows];
    const [only, ...others] = rows.flatMap(({ cells }) => [...cells]);
    // A table of one cell is a box around an article, as mails and old pages have it.
    if (!only) table.remove();
    else if (others.length === 0) table.replaceWith(...only.childNodes);
    else merged += spread(rows, hidden);
  }
  return merged;
}

function hiddenColumns(table: HTMLTableElement, styleOf: StyleOf): ReadonlySet<number> {
  const hidden = new Set<number>();
  let at = 0;
  for (const column of table.querySelectorAll<HTMLTableColElement>("col")) {
    for (let span = 0; span < column.span; span += 1, at += 1)
      if (styleOf(column, "display") === "none") hidden.add(at);
  }
  return hidden;
}

/** Gives every row as many cells, each of one row and column. */
function spread(rows: readonly HTMLTableRowElement[], hidden: ReadonlySet<number>): number {
  const grid: (HTMLTableCellElement | "covered")[][] = rows.map(() => []);
  let merged = 0;
  let count = 0;
  for (const [y, { cells }] of rows.entries()) {
    for (const cell of [...cells]) {
      let x = 0;
      while (grid[y]?.[x]) x += 1;
      const height = Math.min(cell.rowSpan || rows.length, rows.length - y);
      const width = cell.colSpan;
      count += height * width;
      if (count > CELLS_MAX) return 0;
      for (let row = y; row < y + height; row += 1)
        for (let column = x; column < x + width; column += 1) {
          const line = grid[row];
          if (line && !line[column]) line[column] = row === y && column === x ? cell : "covered";
        }
      if (height > 1 || width > 1) merged += 1;
      cell.removeAttribute("rowspan");
      cell.removeAttribute("colspan");
    }
  }
  const width = Math.max(...grid.map((line) => line.length));
  for (const [y, row] of rows.entries()) {
    const isHead = [...row.cells].every(({ localName }) => localName === "th");
    const cells = Array.from({ length: width }, (_, x) => {
      const cell = grid[y]?.[x];
      return cell && cell !== "covered"
        ? cell
        : row.ownerDocument.createElement(isHead && row.cells.length > 0 ? "th" : "td");
    });
    row.replaceChildren(...cells.filter((_, x) => !hidden.has(x)));
  }
  return merged;
}
