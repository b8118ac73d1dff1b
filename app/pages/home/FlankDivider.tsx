// The pattern on a ball python's flank, faintly, between parts of the front page.

import { useId } from "react";
import styles from "./FlankDivider.module.css";

export function FlankDivider() {
  const id = useId();
  return (
    <svg width="100%" height="48" className={styles.divider} aria-hidden="true">
      <defs>
        <pattern id={id} width="64" height="48" patternUnits="userSpaceOnUse" className={styles.lines}>
          <path d="M3 47C5 30 13 9 32 7c19 2 27 23 29 40" />
          <ellipse cx="23" cy="30" rx="4" ry="5.5" />
          <ellipse cx="41" cy="30" rx="4" ry="5.5" />
        </pattern>
      </defs>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}
