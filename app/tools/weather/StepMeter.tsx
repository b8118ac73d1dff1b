// A step as a short bar with its figure, so that two days called the same can be told apart.

import styles from "./StepMeter.module.css";

const width = 60;

export function StepMeter({ step, most }: { step: number; most: number }) {
  return (
    <span className={styles.meter}>
      <svg viewBox={`0 0 ${width} 6`} className={styles.bar} aria-hidden="true">
        <rect width={width} height={6} rx={3} className={styles.track} />
        <rect width={(width * step) / most} height={6} rx={3} className={styles.fill} />
      </svg>
      <span className={styles.figure}>
        {step}/{most}
      </span>
    </span>
  );
}
