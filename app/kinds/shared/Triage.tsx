import { classes } from "#app/platform/site/classes.ts";
import styles from "./Triage.module.css";
import { type TriageRow, urgencies } from "./triage.ts";

export function Triage({ rows }: { rows: readonly TriageRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="triage">
      <h2 id="triage" className={styles.title}>
        受診の目安
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ urgency, briefs }) => (
          <div key={urgency} className={classes(styles.row, styles[urgency])}>
            <dt>
              {urgencies[urgency].name}
              <small>{urgencies[urgency].deadline}</small>
            </dt>
            <dd>
              <ul>
                {briefs.map((brief) => (
                  <li key={brief}>{brief}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
