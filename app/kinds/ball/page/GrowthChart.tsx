import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Chart, Rules } from "#app/ui/kit/Chart.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import drawn from "#app/ui/kit/chart.module.css";
import styles from "./GrowthChart.module.css";
import type { GrowthChartData } from "./growth-chart.ts";

interface Props {
  chart: GrowthChartData | null;
  /** By date, one per day. */
  weights: readonly { date: string; grams: number }[];
}

export function GrowthChart({ chart, weights }: Props) {
  return (
    <>
      {chart ? <WeightLine chart={chart} foot={28} aria-label="体重の推移。数値は下の表にあります。" /> : null}
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

interface LineProps {
  chart: Omit<GrowthChartData, "points"> & { points: readonly { x: number; y: number; words?: string }[] };
  /** Height of what is below the weights: the days and the children. */
  foot: number;
  "aria-label": string;
  children?: React.ReactNode;
}

export function WeightLine({ chart, foot, "aria-label": label, children }: LineProps) {
  const { width, baseline, left, right, path, points, xTicks, yTicks } = chart;
  return (
    <Chart viewBox={`0 0 ${width} ${baseline + foot}`} aria-label={label}>
      <Rules ticks={yTicks} left={left} right={right} />
      {xTicks.map((tick) => (
        <text key={tick.x} x={Math.min(tick.x, width - 28)} y={baseline + foot - 8} textAnchor="middle">
          {tick.label}
        </text>
      ))}
      <path d={path} className={drawn.line} />
      {points.map(({ x, y, words }) => (
        <circle key={x} cx={x} cy={y} r={3.5} className={drawn.point}>
          {words ? <title>{words}</title> : null}
        </circle>
      ))}
      {children}
    </Chart>
  );
}
