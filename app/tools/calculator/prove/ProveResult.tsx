// Result of ポスヘテ証明: current certainty, its change with more eggs, and the number of eggs needed.

import { classes } from "#app/platform/site/classes.ts";
import styles from "#app/tools/calculator/Result.module.css";
import { Chart, Rules } from "#app/ui/kit/Chart.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import drawn from "#app/ui/kit/chart.module.css";
import tables from "#app/ui/kit/Table.module.css";
import type { ProofCurve, ProveView } from "./prove-view.ts";

export function ProveResult({ view }: { view: ProveView }) {
  const next = view.next ? `（相手が最後のクラッチと同じく${view.next}のとき）` : "";
  return (
    <section aria-labelledby="result-head" className={styles.result}>
      <div className={styles.head}>
        <h2 id="result-head">
          はじめの確率{view.prior}、卵{view.eggs}個の時点
        </h2>
        <p role="status" className={styles.headline}>
          {view.headline}
        </p>
      </div>
      {view.proven ? null : (
        <>
          {view.curve ? <ProofChart curve={view.curve} /> : null}
          <h3>あと何個で、ヘテロではないと言えるか{next}</h3>
          <ul className={styles.steps}>
            {view.ruleOut.map(({ sure, eggs }) => (
              <li key={sure}>{ruleOutWords(sure, eggs)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>何個あれば証明できるか{next}</h3>
      <ul className={styles.steps}>
        {view.show.map(({ sure, eggs }) => (
          <li key={sure}>
            本当にヘテロなら{view.nextIsPossible ? "（相手もヘテロなら）" : ""}、卵が{eggs}個あれば{sure}
            の確率で表現個体が1匹以上生まれます。
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        表現個体が1匹でも生まれれば、その時点で証明できます。生まれなくても、可能性は0にはならず、卵の数に応じて下がっていきます。
        {view.anyIsPossible ? "相手もポスヘテのときは、生まれない理由が相手にある場合も含めて計算します。" : ""}
        見た目を確かめられた卵・子だけを数えてください（無精卵や途中で止まった卵は数えません）。
      </p>
    </section>
  );
}

function ruleOutWords(sure: string, eggs: number | null): string {
  const rest = sure === "95%" ? "5%" : "1%";
  if (eggs === null)
    return `この相手では、表現個体が出ないまま卵がいくつ増えても、${sure}の確かさでヘテロではないとは言えません。`;
  if (eggs === 0) return `すでに${sure}の確かさで、ヘテロではないと言えます（残る可能性は${rest}以下）。`;
  return `あと${eggs}個、表現個体が出なければ、${sure}の確かさでヘテロではないと言えます（残る可能性は${rest}以下）。`;
}

// Chart and table of the chance after each further egg without a visual.
function ProofChart({ curve }: { curve: ProofCurve }) {
  return (
    <>
      <Chart
        viewBox={`0 0 ${curve.width} ${curve.height}`}
        aria-label="表現個体が出ないまま卵が増えるにつれて、ヘテロである確率が下がる様子。数値は下の表にあります。"
      >
        <Rules ticks={curve.yTicks} left={curve.left} right={curve.right} />
        <path d={curve.path} className={drawn.line} />
        {curve.points.map((point) => (
          <g key={point.eggs}>
            <circle
              cx={point.x}
              cy={point.y}
              r={point.isNow ? 6 : 3.5}
              className={point.isNow ? drawn.now : drawn.point}
            />
            <text x={point.x} y={curve.baseline + 18} textAnchor="middle">
              {point.eggs}
            </text>
            {point.isNow ? (
              <text x={point.x + 6} y={point.y - 10} className={drawn.nowText}>
                いま {point.chance.percent}
              </text>
            ) : null}
          </g>
        ))}
        <text x={(curve.left + curve.right) / 2} y={curve.height - 4} textAnchor="middle">
          表現個体の出なかった卵の合計
        </text>
      </Chart>
      <details className={classes("whole-in-print", styles.figures)}>
        <summary>グラフの数値</summary>
        <table className={tables.table}>
          <ColumnHeads columns={["卵の合計", ["ヘテロである確率", tables.number], ["分数", tables.number]]} />
          <tbody>
            {curve.points.map(({ eggs, chance, isNow }) => (
              <tr key={eggs}>
                <td>
                  {eggs}個{isNow ? "（いま）" : ""}
                </td>
                <td className={tables.number}>{chance.percent}</td>
                <td className={tables.number}>{chance.fraction ?? "―"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
