// The week's band from minimum to maximum, and below it the chance of rain. The table next to it has the same figures.

import { Chart } from "#app/ui/kit/Chart.tsx";
import styles from "./WeekChart.module.css";
import type { WeekChartData } from "./week-chart.server.ts";

export function WeekChart({ chart }: { chart: WeekChartData }) {
  const { left, right, rain, height } = chart;
  return (
    <Chart
      viewBox={`0 0 ${chart.width} ${height}`}
      aria-label="最低気温から最高気温までの帯と、降水確率の一週間のグラフ。数値は表にあります。"
      className={styles.chart}
    >
      {chart.yTicks.map((tick) => (
        <g key={tick.label}>
          <line x1={left} x2={right} y1={tick.y} y2={tick.y} className={styles.rule} />
          <text x={left - 6} y={tick.y + 4} textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
      <path d={chart.band} className={styles.band} />
      <path d={chart.maxLine} className={styles.max} />
      <path d={chart.minLine} className={styles.min} />
      <line x1={left} x2={right} y1={rain.bottom} y2={rain.bottom} className={styles.rule} />
      <text x={left - 6} y={rain.bottom - 14} textAnchor="end">
        降水
      </text>
      <text x={left - 6} y={rain.bottom - 1} textAnchor="end">
        %
      </text>
      {chart.days.map((day) => (
        <g key={day.date}>
          {day.max ? (
            <>
              <circle cx={day.x} cy={day.max.y} r={3} className={styles.maxPoint} />
              <text x={day.x} y={day.max.y - 8} textAnchor="middle" className={styles.maxText}>
                {day.max.label}
              </text>
            </>
          ) : null}
          {day.min ? (
            <>
              <circle cx={day.x} cy={day.min.y} r={3} className={styles.minPoint} />
              <text x={day.x} y={day.min.y + 16} textAnchor="middle" className={styles.minText}>
                {day.min.label}
              </text>
            </>
          ) : null}
          {day.rain ? (
            <>
              <rect x={day.x - 10} y={day.rain.y} width={20} height={day.rain.height} rx={2} className={styles.rain} />
              <text x={day.x} y={day.rain.y - 4} textAnchor="middle">
                {day.rain.label}
              </text>
            </>
          ) : null}
          <text x={day.x} y={height - 24} textAnchor="middle" className={styles.day}>
            {day.day}
          </text>
          <text x={day.x} y={height - 8} textAnchor="middle">
            {day.weekday}
          </text>
        </g>
      ))}
    </Chart>
  );
}
