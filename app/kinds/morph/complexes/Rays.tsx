// The lines of the map, under its places: from the middle to each of them. The places stand on the same ellipse, by AlleleMap.module.css.

import styles from "./AlleleMap.module.css";

const REACH = 42;

/** Where the first stands: one or two stand beside the middle, which is higher than it is wide. */
function start(count: number): number {
  return count <= 2 ? 0 : count === 4 ? -Math.PI / 4 : -Math.PI / 2;
}

export function Rays({ count }: { count: number }) {
  const ends = Array.from({ length: count }, (_, i) => start(count) + (i / count) * 2 * Math.PI);
  const place = (share: number) => Math.round((50 + REACH * share) * 10) / 10;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.rays} aria-hidden="true">
      {ends.map((turn) => (
        <line key={turn} x1="50" y1="50" x2={place(Math.cos(turn))} y2={place(Math.sin(turn))} />
      ))}
    </svg>
  );
}
