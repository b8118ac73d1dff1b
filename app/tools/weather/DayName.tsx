// A day of the forecast: its date, and きょう or あす where it is one.

import { addDays } from "#app/platform/site/days.ts";
import { shortDay } from "./day-words.ts";
import styles from "./Tables.module.css";

export function DayName({ date, today }: { date: string; today: string }) {
  const near = date === today ? "今日" : date === addDays(today, 1) ? "明日" : null;
  return (
    <time dateTime={date} className={styles.day}>
      {shortDay(date)}
      {near ? <small>{near}</small> : null}
    </time>
  );
}
