// Every outcome that is listed, with a bar, and one honest line for the rest.

import { DrawnLook } from "#app/snake/drawing/DrawnLook.tsx";
import tables from "#app/ui/kit/Table.module.css";
import type { CrossView } from "./cross-view.ts";
import styles from "./OutcomeTable.module.css";
import type { OutcomeView } from "./outcome-view.ts";
import result_ from "./Result.module.css";

interface Props {
  result: CrossView;
  eggs: number;
  view: "look" | "genotype";
}

export function OutcomeTable({ result, eggs, view }: Props) {
  const byLook = view === "look";
  return (
    <div className={tables.scroll}>
      <table className={tables.table}>
        <caption className="visually-hidden">{byLook ? "見た目ごとの確率" : "遺伝子型ごとの確率"}</caption>
        <thead>
          <tr>
            <th scope="col">{byLook ? "見た目" : "遺伝子型"}</th>
            {result.bySex ? (
              <th scope="col" className={styles.sex}>
                性別
              </th>
            ) : null}
            <th scope="col" className={tables.number}>
              確率
            </th>
            {byLook ? (
              <th scope="col" className={tables.number}>
                {eggs}個で
                <br />
                1匹以上
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {result.rows.map((row) => (
            <tr key={`${row.sex} ${row.name} ${row.genes} ${row.hets.map(({ text }) => text).join(" ")}`}>
              <th scope="row" className={styles.look}>
                <div className={styles.row}>
                  <DrawnLook drawn={row.drawn} />
                  <div className={styles.words}>
                    <Outcome row={row} />
                  </div>
                </div>
              </th>
              {result.bySex ? <td className={styles.sex}>{row.sex}</td> : null}
              <td className={tables.number}>
                <span className={result_.big}>{row.chance.percent}</span>
                {row.chance.fraction ? <span className={result_.small}>{row.chance.fraction}</span> : null}
                {row.hatchling ? <span className={result_.small}>ハッチ後 {row.hatchling.percent}</span> : null}
              </td>
              {byLook ? <td className={tables.number}>{row.clutch ?? "―"}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {result.remainder ? (
        <p className={styles.remainder}>
          {result.remainder}です。確率の高い順に{result.rows.length}通りを表示しています。
        </p>
      ) : null}
      {result.allLive ? null : (
        <p className={styles.remainder}>確率は卵に対する割合です。「ハッチ後」は、育たない卵を除いた割合です。</p>
      )}
    </div>
  );
}

function Outcome({ row }: { row: OutcomeView }) {
  return (
    <>
      <span className={styles.name}>{row.name}</span>
      {row.genes ? <span className={styles.genes}>{row.genes}</span> : null}
      {row.otherNames.length > 0 ? <span className={styles.genes}>{row.otherNames.join("・")}</span> : null}
      {row.hets.length > 0 ? (
        <span className={styles.hets}>
          {row.hets.map(({ text, certain }) => (
            <span key={text} className={certain ? styles.het : styles.possible}>
              {text}
            </span>
          ))}
        </span>
      ) : null}
      {row.remarks.map((remark) => (
        <span key={remark} className={styles.genes}>
          {remark}
        </span>
      ))}
      <span className={styles.track} aria-hidden="true">
        <span className={row.viable ? styles.bar : styles.dead} style={{ width: `${row.bar}%` }} />
      </span>
    </>
  );
}
