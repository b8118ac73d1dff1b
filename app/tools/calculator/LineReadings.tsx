// The lines as they were typed, each part with what it was read as.

import { Link } from "react-router";
import styles from "./LineReadings.module.css";
import type { LineReading } from "./line-reading.ts";

export function LineReadings({ readings }: { readings: readonly LineReading[] }) {
  return (
    <dl className={styles.readings}>
      {readings.map(({ whose, spans }) => (
        <div key={whose}>
          <dt>{whose}</dt>
          <dd>
            {spans.map(({ text, is, words, to }, place) =>
              words === "" ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, in its order
                <span key={place} className={styles.span} data-is={is}>
                  {text} <small>{to ? <Link to={to}>{words}</Link> : words}</small>
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
