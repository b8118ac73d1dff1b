import { formatShortDay } from "#app/platform/site/days.ts";
import styles from "./Collection.module.css";

export function Promised({ promise }: { promise: { on: string | null } | null }) {
  if (!promise) return null;
  return <span className={styles.shelf}>売約{promise.on ? ` ${formatShortDay(promise.on)}` : ""}</span>;
}
