import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { Warnings } from "#app/ui/genetics/Warnings.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import tables from "#app/ui/kit/Table.module.css";
import styles from "./HatchedOutcomes.module.css";
import type { HatchedTable } from "./hatched-table.ts";

export function HatchedOutcomes({ table }: { table: HatchedTable }) {
  const hasActual = table.hatched > 0;
  return (
    <>
      {table.lopsided ? <p className={styles.main}>{table.lopsided}</p> : null}
      <Warnings health={table.health} remarks={[]} />
      <div className={tables.scroll}>
        <table className={tables.table}>
          <caption className="visually-hidden">見た目ごとの見込みと、実際に生まれた数</caption>
          <ColumnHeads
            columns={[
              "見た目",
              ["見込み", tables.number],
              hasActual && [`${table.hatched}匹なら`, tables.number],
              hasActual && ["実際", tables.number],
            ]}
          />
          <tbody>
            {table.rows.map((row) => (
              <tr key={`${row.look} ${row.genes}`}>
                <th scope="row">
                  {row.chance === null ? null : (
                    <span className={styles.drawn}>
                      <DrawnLook drawn={row.drawn} />
                    </span>
                  )}
                  {row.look}
                  {row.genes ? (
                    <span className={styles.genes}>
                      <Genes line={row.genes} />
                    </span>
                  ) : null}
                  {row.hets.length > 0 ? (
                    <span className={styles.genes}>
                      <Genes line={row.hets.join(" ")} />
                    </span>
                  ) : null}
                  {row.chance === null ? <span className={styles.genes}>図鑑の名前として読み取れません</span> : null}
                </th>
                <td className={tables.number}>{row.chance ?? "―"}</td>
                {hasActual ? (
                  <>
                    <td className={tables.number}>{row.expected ?? "―"}</td>
                    <td className={tables.number}>
                      <strong>{row.actual === null ? "―" : `${row.actual}匹`}</strong>
                    </td>
                  </>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.rest ? <p className={styles.note}>{table.rest}</p> : null}
      <p className={styles.note}>
        見込みは、記録にある両親の遺伝子型から計算した、ハッチした子に占める割合です。1つのクラッチでは子の数が少ないため、割合どおりにならないのがふつうです。
      </p>
    </>
  );
}
