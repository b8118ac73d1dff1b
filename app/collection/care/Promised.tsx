// The mark of a snake that is promised to somebody, with the day agreed on, in the lists of those that live here.

import { formatShortDay } from "#app/platform/site/days.ts";
import styles from "./Collection.module.css";

export function Promised({ promise }: { promise: { on: string | null } | null }) {
  if (!promise) return null;
  return <span className={styles.shelf}>売約{promise.on ? ` ${formatShortDay(promise.on)}` : ""}</span>;
}
