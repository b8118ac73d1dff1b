// The chance of a possible het after each further egg that shows nothing: a curve, and the same figures in a table.

import drawn from "#app/ui/kit/chart.module.css";
import tables from "#app/ui/kit/Table.module.css";
import type { ProofCurve } from "./proof-curve.ts";
import styles from "./Result.module.css";

export function ProofChart({ curve }: { curve: ProofCurve }) {
  return (
    <>
      <svg
        viewBox={`0 0 ${curve.width} ${curve.height}`}
        role="img"
        aria-label="表現個体が出ないまま卵が増えるにつれて、ヘテロである確率が下がるようす。数値は下の表にあります。"
        className={drawn.chart}
      >
        {curve.yTicks.map((tick) => (
          <g key={tick.y}>
            <line x1={curve.left} x2={curve.right} y1={tick.y} y2={tick.y} className={drawn.rule} />
            <text x={curve.left - 8} y={tick.y + 4} textAnchor="end">
              {tick.label}
            </text>
          </g>
        ))}
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
      </svg>
      <details className={`whole-in-print ${styles.figures}`}>
        <summary>グラフの数値</summary>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">卵の合計</th>
              <th scope="col" className={tables.number}>
                ヘテロである確率
              </th>
              <th scope="col" className={tables.number}>
                分数
              </th>
            </tr>
          </thead>
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
