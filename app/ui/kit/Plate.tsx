import styles from "./Plate.module.css";

export function Plate({ words }: { words: string }) {
  return (
    <div className={styles.plate}>
      <svg viewBox="0 0 120 62" className={styles.outline} aria-hidden="true">
        <path d="M8 44c10 12 22 4 24-12s14-24 24-8 8 34 26 30 10-38 26-36" />
        <path d="M108 18c6-4 8 6 4 12s-8 0-4-12z" />
      </svg>
      <p>{words}</p>
    </div>
  );
}
