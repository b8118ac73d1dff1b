// The week's band of temperatures over the chance of rain. The table beside it has the same figures.

import styles from "./WeekChart.module.css";
import type { WeekChartData } from "./week-chart.server.ts";

export function WeekChart({ chart }: { chart: WeekChartData }) {
  return (
    <svg
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-label="一週間の気温の幅と降水確率。数値は下の表にあります。"
      className={styles.chart}
    >
      {chart.yTicks.map((tick) => (
        <g key={tick.y}>
          <line x1={chart.left} x2={chart.right} y1={tick.y} y2={tick.y} className={styles.rule} />
          <text x={chart.left - 6} y={tick.y + 4} textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
      {chart.days.map((day) => (
        <g key={day.x}>
          <rect x={day.x - 9} y={day.rainY} width={18} height={day.rainHeight} className={styles.rain} />
          <text x={day.x} y={chart.height - 8} textAnchor="middle">
            {day.label}
          </text>
        </g>
      ))}
      <path d={chart.band} className={styles.band} />
    </svg>
  );
}
