import type { Sign } from "./sky.ts";
import styles from "./WeatherIcon.module.css";

export function WeatherIcon({ signs }: { signs: readonly Sign[] }) {
  const [main, second] = signs;
  if (!main) return null;
  return (
    <svg viewBox={second ? "0 0 52 32" : "0 0 32 32"} className={styles.icon} aria-hidden="true">
      <Drawing sign={main} />
      {second ? (
        <g transform="translate(30 10) scale(0.68)">
          <Drawing sign={second} />
        </g>
      ) : null}
    </svg>
  );
}

function Drawing({ sign }: { sign: Sign }) {
  if (sign === "sun") {
    return (
      <g className={styles.sun}>
        <circle cx="16" cy="16" r="7" />
        <path d="M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3" />
      </g>
    );
  }
  return (
    <g>
      <path
        className={styles.cloud}
        d={
          sign === "cloud"
            ? "M9 26a6 6 0 0 1-.6-12A8.5 8.5 0 0 1 24.6 13 6.5 6.5 0 0 1 24 26Z"
            : "M9 20a6 6 0 0 1-.6-12A8.5 8.5 0 0 1 24.6 7 6.5 6.5 0 0 1 24 20Z"
        }
      />
      {sign === "rain" ? <path className={styles.rain} d="M10 24l-2 5M17 24l-2 5M24 24l-2 5" /> : null}
      {sign === "snow" ? (
        <g className={styles.snow}>
          <circle cx="9" cy="25" r="1.8" />
          <circle cx="16" cy="29" r="1.8" />
          <circle cx="23" cy="25" r="1.8" />
        </g>
      ) : null}
    </g>
  );
}
