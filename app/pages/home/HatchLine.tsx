// Eggs in the incubator, and how long still: something that is alive today.

import { Link } from "react-router";
import { formatDay } from "#app/platform/site/days.ts";
import styles from "./HatchLine.module.css";
import type { NextHatch } from "./hatch.server.ts";

export function HatchLine({ hatch }: { hatch: NextHatch }) {
  const { id, title, eggs, days, window } = hatch;
  return (
    <Link to={`/breed/${id}`} className={styles.line}>
      <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" className={styles.eggs}>
        <ellipse cx="13" cy="19" rx="9" ry="11" />
        <ellipse cx="35" cy="19" rx="9" ry="11" />
        <ellipse cx="24" cy="18" rx="9.5" ry="12" />
      </svg>
      <span className={styles.words}>
        <strong>{days > 0 ? `次のハッチまで、あと${days}日ほど` : "まもなくハッチです"}</strong>
        <span className={styles.small}>
          {title}
          {eggs ? `・卵${eggs}個` : ""}・{formatDay(window.earliest)}〜{formatDay(window.latest)}（目安）
        </span>
      </span>
    </Link>
  );
}
