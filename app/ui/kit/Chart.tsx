// A chart with a label. Ticks and points are hidden from screen readers; Firefox would read each one.

import styles from "./chart.module.css";

interface Props extends React.ComponentProps<"svg"> {
  "aria-label": string;
}

export function Chart({ "aria-label": label, children, ...svg }: Props) {
  return (
    <svg role="img" aria-label={label} className={styles.chart} {...svg}>
      <g aria-hidden>{children}</g>
    </svg>
  );
}

interface RulesProps {
  ticks: readonly { y: number; label: string }[];
  left: number;
  right: number;
}

export function Rules({ ticks, left, right }: RulesProps) {
  return ticks.map(({ y, label }) => (
    <g key={label}>
      <line x1={left} x2={right} y1={y} y2={y} className={styles.rule} />
      <text x={left - 8} y={y + 4} textAnchor="end">
        {label}
      </text>
    </g>
  ));
}
