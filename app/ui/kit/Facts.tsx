import styles from "./Facts.module.css";

type Row = readonly [name: string, value: React.ReactNode];

export function Facts({ rows }: { rows: readonly (Row | false | "" | null | undefined)[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]} className={styles.row}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
