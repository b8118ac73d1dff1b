import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Chart, Rules } from "#app/ui/kit/Chart.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import drawn from "#app/ui/kit/chart.module.css";
import styles from "./GrowthChart.module.css";
import type { GrowthChartData } from "./growth-chart.server.ts";

interface Props {
  chart: GrowthChartData | null;
  /** By date, one per day. */
  weights: readonly { date: string; grams: number }[];
}

export function GrowthChart({ chart, weights }: Props) {
  return (
    <>
      {chart ? (
        <Chart viewBox={`0 0 ${chart.width} ${chart.height}`} aria-label="体重の推移。数値は下の表にあります。">
          <Rules ticks={chart.yTicks} left={chart.left} right={chart.right} />
          {chart.xTicks.map((tick) => (
            <text key={tick.x} x={Math.min(tick.x, chart.width - 28)} y={chart.baseline + 20} textAnchor="middle">
              {tick.label}
            </text>
          ))}
          <path d={chart.path} className={drawn.line} />
          {chart.points.map((point) => (
            <circle key={point.x} cx={point.x} cy={point.y} r={3.5} className={drawn.point} />
          ))}
        </Chart>
      ) : null}
      <details className={classes("whole-in-print", styles.figures)} open={!chart}>
        <summary>体重の記録（{weights.length}件）</summary>
        <table>
          <ColumnHeads columns={["日付", "体重"]} />
          <tbody>
            {weights.toReversed().map((entry) => (
              <tr key={entry.date}>
                <td>
                  <time dateTime={entry.date}>{formatDay(entry.date)}</time>
                </td>
                <td>{withCommas(entry.grams)}g</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
