import { Form } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import type { WarningView } from "#app/ui/genetics/warning-view.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { Gene, Genes } from "#app/ui/kit/Genes.tsx";
import tables from "#app/ui/kit/Table.module.css";
import type { CrossPage, CrossView } from "./cross-page.ts";
import outcomeTableStyles from "./OutcomeTable.module.css";
import type { OutcomeView, PunnettView } from "./outcome-view.ts";
import punnettSquaresStyles from "./PunnettSquares.module.css";
import styles from "./Result.module.css";

// Health warnings of a planned pair, shown before the odds.

/** Only the most serious; the pair's own result lists all. */
const MOST = 4;

export function HealthMarks({ health }: { health: readonly WarningView[] }) {
  if (health.length === 0) return null;
  return (
    <ul className={styles.health}>
      {health.slice(0, MOST).map(({ message, facts }) => (
        <li key={message}>
          <strong>注意</strong> {message}
          {facts ? `（${facts}）` : null}
        </li>
      ))}
    </ul>
  );
}

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
      label={`遺伝子ごとのパネットスクエア（${squares.length}）`}
    >
      {recombination ? (
        <p className={punnettSquaresStyles.note}>伴性の遺伝子は、組換え率{recombination}で計算しています。</p>
      ) : null}
      <div className={punnettSquaresStyles.squares}>
        {squares.map((square) => (
          <Square key={square.title} square={square} />
        ))}
      </div>
    </Fold>
  );
}

function Square({ square }: { square: PunnettView }) {
  return (
    <div className={punnettSquaresStyles.scroll}>
      <table className={punnettSquaresStyles.table}>
        <caption>{square.title}</caption>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">行は母、列は父からの遺伝子</span>
              <span aria-hidden="true">♀＼♂</span>
            </td>
            {square.sire.map(({ label, percent }) => (
              <th key={label} scope="col">
                <Genes line={label} />
                <small>{percent}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {square.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <Genes line={row.label} />
                <small>{row.percent}</small>
              </th>
              {row.cells.map((cell, i) => (
                <td key={square.sire[i]?.label} data-dead={cell.viable ? undefined : true}>
                  <Genes line={cell.label} />
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

interface OutcomeProps {
  result: CrossView;
  eggs: number;
  view: "look" | "genotype";
  goOn: NonNullable<CrossPage["links"]>["goOn"];
}

export function OutcomeTable({ result, eggs, view, goOn }: OutcomeProps) {
  const byLook = view === "look";
  return (
    <Form action="/calculate" className={classes(tables.scroll, outcomeTableStyles.answer)}>
      {Object.entries(goOn).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {byLook ? (
        <details className={classes("no-print", outcomeTableStyles.more)}>
          <summary>分数・遺伝子・次の世代の計算も見る</summary>
        </details>
      ) : null}
      <table className={classes(tables.table, outcomeTableStyles.table)}>
        <caption className="visually-hidden">{byLook ? "見た目ごとの確率" : "遺伝子型ごとの確率"}</caption>
        <ColumnHeads
          columns={[
            byLook ? "見た目" : "遺伝子型",
            result.bySex && ["性別", outcomeTableStyles.sex],
            ["確率", tables.number],
            byLook && [
              <>
                {eggs}個中
                <br />
                1匹以上
              </>,
              tables.number,
            ],
          ]}
        />
        <tbody>
          {result.rows.map((row) => (
            <tr key={`${row.sex} ${row.name} ${row.genes} ${row.hets.join(" ")}`}>
              <th scope="row" className={outcomeTableStyles.look}>
                <div className={outcomeTableStyles.row}>
                  <DrawnLook drawn={row.drawn} />
                  <div className={outcomeTableStyles.words}>
                    <Outcome row={row} />
                  </div>
                </div>
              </th>
              {result.bySex ? (
                <td className={outcomeTableStyles.sex} data-both={row.sex ? undefined : true}>
                  {row.sex ?? "どちらも"}
                </td>
              ) : null}
              <td className={tables.number}>
                <span className={styles.big}>{row.chance.percent}</span>
                {row.chance.fraction ? (
                  <span className={classes(styles.small, outcomeTableStyles.extra)}>{row.chance.fraction}</span>
                ) : null}
                {row.hatchling ? (
                  <span className={classes(styles.small, outcomeTableStyles.extra)}>
                    ハッチ後 {row.hatchling.percent}
                  </span>
                ) : null}
              </td>
              {byLook ? (
                <td className={classes(tables.number, outcomeTableStyles.clutch)}>
                  <span className={outcomeTableStyles.onPhone}>{eggs}個中1匹以上</span>
                  {row.clutch ?? "―"}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {result.remainder ? (
        <p className={outcomeTableStyles.remainder}>
          {result.remainder}です。確率の高い順に{result.rows.length}通りを表示しています。
        </p>
      ) : null}
      {result.allLive ? null : (
        <p className={outcomeTableStyles.remainder}>
          確率は卵に対する割合です。「ハッチ後」は、育たない卵を除いた割合です。
        </p>
      )}
    </Form>
  );
}

function Outcome({ row }: { row: OutcomeView }) {
  const extra = `${outcomeTableStyles.genes} ${outcomeTableStyles.extra}`;
  return (
    <>
      <span className={outcomeTableStyles.name}>
        <Genes line={row.name} />
      </span>
      {row.genes ? <span className={extra}>{row.genes}</span> : null}
      {row.otherNames.length > 0 ? <span className={extra}>{row.otherNames.join("・")}</span> : null}
      {row.hets.length > 0 ? (
        <span className={outcomeTableStyles.hets}>
          {row.hets.map((het) => (
            <Gene
              key={het}
              name={het}
              className={het.startsWith("100%") ? outcomeTableStyles.het : outcomeTableStyles.possible}
            />
          ))}
        </span>
      ) : null}
      {row.remarks.map((remark) => (
        <span key={remark} className={extra}>
          {remark}
        </span>
      ))}
      {row.viable ? (
        <span className={classes("no-print", outcomeTableStyles.goOn, outcomeTableStyles.extra)}>
          この子を親にして続ける：
          {row.sex === "メス" ? null : <GoOn as="sire" line={row.sireLine ?? row.line} />}
          {row.sex === "オス" ? null : <GoOn as="dam" line={row.line} />}
        </span>
      ) : null}
      <span className={outcomeTableStyles.track} aria-hidden="true">
        <span
          className={row.viable ? outcomeTableStyles.bar : outcomeTableStyles.dead}
          data-bar=""
          style={{ width: `${row.bar}%` }}
        />
      </span>
    </>
  );
}

function GoOn({ as, line }: { as: "sire" | "dam"; line: string }) {
  return (
    <Button look="quiet" name={as} value={line} formAction={`/calculate#${as}`}>
      {as === "sire" ? "父に" : "母に"}
    </Button>
  );
}
