// The rows of 五十音 as links into a list, with the whole of it first.

import { Link } from "react-router";
import { kanaRows } from "#app/platform/search/kana-row.ts";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./KanaIndex.module.css";

interface Props {
  path: string;
  /** The row the list is narrowed down to. */
  row: string | undefined;
  /** More of a row's query: `&sort=kana`. */
  more?: string;
  /** Its place, and the size of a link (`--row-size`). */
  className?: string;
}

export function KanaIndex({ path, row: chosen, more = "", className = "" }: Props) {
  return (
    <nav aria-label="五十音" className={classes("no-print", styles.index, className)}>
      <Link to={path} className={styles.row} aria-current={!chosen || undefined}>
        すべて
      </Link>
      {kanaRows.map((row) => (
        <Link
          key={row}
          to={`${path}?row=${encodeURIComponent(row)}${more}`}
          className={styles.row}
          aria-current={chosen === row || undefined}
        >
          {row}
        </Link>
      ))}
    </nav>
  );
}
