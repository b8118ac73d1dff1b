// Stored totals over time, a line for each name. The table next to it has the same figures.

import { formatDay } from "#app/platform/site/days.ts";
import { Chart } from "#app/ui/kit/Chart.tsx";
import drawn from "#app/ui/kit/chart.module.css";
import styles from "./HistoryOnDevice.module.css";
import type { SavedResult } from "./history.ts";

const WIDTH = 440;
const HEIGHT = 200;
const LEFT = 36;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const dashes = ["", "6 4", "2 4", "10 3 2 3"];

export function HistoryChart({ history }: { history: readonly (SavedResult & { total: number })[] }) {
  const times = history.map((saved) => Date.parse(saved.at));
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const x = (at: string) => LEFT + ((Date.parse(at) - first) / span) * (WIDTH - LEFT - RIGHT);
  const y = (total: number) => TOP + (1 - total / 100) * (HEIGHT - TOP - BOTTOM);
  const names = [...new Set(history.map((saved) => saved.name))];
  return (
    <figure>
      <Chart
        className={drawn.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-label="点数の移り変わり。数値は下の表と同じです。"
      >
        {[0, 50, 70, 85, 100].map((total) => (
          <g key={total}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(total)} y2={y(total)} className={drawn.rule} />
            <text x={LEFT - 6} y={y(total) + 4} textAnchor="end">
              {total}
            </text>
          </g>
        ))}
        {history.length > 1 ? (
          <>
            <text x={LEFT} y={HEIGHT - 6}>
              {formatDay(new Date(first).toISOString())}
            </text>
            <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
              {formatDay(new Date(first + span).toISOString())}
            </text>
          </>
        ) : null}
        {names.map((name, place) => {
          const own = history.filter((saved) => saved.name === name);
          return (
            <g key={name}>
              <polyline
                points={own.map((saved) => `${x(saved.at).toFixed(1)},${y(saved.total).toFixed(1)}`).join(" ")}
                className={drawn.line}
                strokeDasharray={dashes[place % dashes.length]}
              />
              {own.map((saved) => (
                <circle key={saved.at} cx={x(saved.at)} cy={y(saved.total)} r="4" className={drawn.point} />
              ))}
            </g>
          );
        })}
      </Chart>
      {names.length > 1 ? (
        <figcaption className={styles.legend}>
          {names.map((name, place) => (
            <span key={name}>
              <svg viewBox="0 0 32 8" width="32" height="8" aria-hidden="true">
                <line
                  x1="0"
                  x2="32"
                  y1="4"
                  y2="4"
                  className={drawn.line}
                  strokeDasharray={dashes[place % dashes.length]}
                />
              </svg>
              {name || "（名前なし）"}
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  );
}
