import { Link } from "react-router";
import { kanaRows } from "#app/platform/search/kana-row.ts";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./KanaIndex.module.css";

interface Props {
  path: string;
  row: string | undefined;
  /** Additional query: `&sort=kana`. */
  more?: string;
  /** For position and link size (`--row-size`). */
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
