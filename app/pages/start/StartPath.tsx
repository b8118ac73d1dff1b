// The way along the eight pages: numbers, titles, where one is, and, on this device, what is ticked off.

import { Link } from "react-router";
import styles from "./Start.module.css";
import { startSteps } from "./steps.ts";

interface Props {
  /** The page one is at. */
  at?: string;
  done: readonly string[];
  /** With what each is about. */
  isLong?: boolean;
}

export function StartPath({ at, done, isLong = false }: Props) {
  return (
    <ol className={isLong ? styles.long : styles.path}>
      {startSteps.map(({ id, title, lead }, i) => {
        const isDone = done.includes(id);
        return (
          <li key={id} className={styles.stop} data-done={isDone || undefined}>
            <span className={styles.place} aria-hidden="true">
              {isDone ? "✓" : i + 1}
            </span>
            <span className={styles.what}>
              <Link to={`/start/${id}`} aria-current={id === at ? "page" : undefined}>
                {title}
              </Link>
              {isDone ? <span className="visually-hidden">（済み）</span> : null}
              {isLong ? <span className={styles.about}>{lead}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
