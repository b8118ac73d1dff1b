// What a planned pair's young, or its mother, would suffer, in the cross page's words: before its odds.

import type { WarningView } from "#app/snake/words/warning-view.ts";
import styles from "./Result.module.css";

/** Of the gravest; the pair's own result has all. */
const MOST = 4;

export function HealthMarks({ health }: { health: readonly WarningView[] }) {
  if (health.length === 0) return null;
  return (
    <ul className={styles.health}>
      {health.slice(0, MOST).map(({ message, facts }) => (
        <li key={message}>
          <strong>注意</strong> {message}
          {facts ? `（${facts}）` : null}
        </li>
      ))}
    </ul>
  );
}
