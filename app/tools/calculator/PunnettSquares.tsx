// Where the numbers come from: one square a locus.

import { Fold } from "#app/ui/kit/Fold.tsx";
import styles from "./PunnettSquares.module.css";
import type { PunnettView } from "./punnett-view.ts";

interface Props {
  squares: readonly PunnettView[];
  recombination: string | null;
}

export function PunnettSquares({ squares, recombination }: Props) {
  if (squares.length === 0) return null;
  return (
    <Fold
      className="whole-in-print"
      open={squares.length <= 2}
      label={`遺伝子ごとのパネットの方形（${squares.length}）`}
    >
      {recombination ? <p className={styles.note}>伴性の遺伝子は、組換え率{recombination}で計算しています。</p> : null}
      <div className={styles.squares}>
        {squares.map((square) => (
          <Square key={square.title} square={square} />
        ))}
      </div>
    </Fold>
  );
}

function Square({ square }: { square: PunnettView }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{square.title}</caption>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">行はメス親、列はオス親からの遺伝子</span>
              <span aria-hidden="true">♀＼♂</span>
            </td>
            {square.sire.map(({ label, percent }) => (
              <th key={label} scope="col">
                {label}
                <small>{percent}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {square.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.label}
                <small>{row.percent}</small>
              </th>
              {row.cells.map((cell, i) => (
                <td key={square.sire[i]?.label} data-dead={cell.viable ? undefined : true}>
                  {cell.label}
                  <small>
                    {cell.percent}
                    {cell.viable ? "" : "・致死"}
                  </small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
