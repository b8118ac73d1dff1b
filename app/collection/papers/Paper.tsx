// A paper as it is printed: its title, the keeper and the table, which scrolls sideways on a narrow screen.

import type { Keeper } from "#app/collection/life/line.ts";
import { classes } from "#app/platform/site/classes.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import styles from "./ledger/Ledger.module.css";

interface Props {
  /** If the page's heading is not printed. */
  title?: string;
  keeper: Keeper;
  /** After the keeper. */
  note?: string;
  isNoteOnScreenOnly?: boolean;
  label: string;
  className?: string | undefined;
  caption?: React.ReactNode;
  columns: React.ComponentProps<typeof ColumnHeads>["columns"];
  /** Shown instead of a table without rows. */
  empty?: string;
  rows: readonly React.ReactNode[];
}

export function Paper({
  title,
  keeper,
  note = "",
  label,
  className,
  caption,
  columns,
  empty = "",
  rows,
  isNoteOnScreenOnly = false,
}: Props) {
  const who = `${keeper.holder}${keeper.number ? `（登録番号 ${keeper.number}）` : ""}`;
  return (
    <>
      {title ? <h2 className={styles.paperTitle}>{title}</h2> : null}
      <p className={styles.keeper}>
        {who}
        <span className={isNoteOnScreenOnly ? "no-print" : undefined}>{(who && note ? "・" : "") + note}</span>
      </p>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={label}>
          <table className={classes(styles.table, className)}>
            {caption ? <caption className="visually-hidden">{caption}</caption> : null}
            <ColumnHeads columns={columns} />
            <tbody>{rows}</tbody>
          </table>
        </section>
      )}
    </>
  );
}
