import { classes } from "#app/platform/site/classes.ts";
import styles from "./Warnings.module.css";
import type { WarningView } from "./warning-view.ts";

export function Warnings({ health, remarks }: { health: readonly WarningView[]; remarks: readonly string[] }) {
  return (
    <>
      {health.length > 0 ? (
        <section aria-labelledby="health" className={styles.box}>
          <h3 id="health" className={styles.head}>
            健康・生存に関わる注意
          </h3>
          <ul className={styles.list}>
            {health.map(({ message, facts, source, tone }) => (
              <li key={message} className={classes(styles.item, styles[tone])}>
                <p>{message}</p>
                <p className={styles.facts}>
                  {facts}
                  {source ? `・出典：${source}` : null}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {remarks.length > 0 ? (
        <section aria-labelledby="remarks" className={styles.box}>
          <h3 id="remarks" className={styles.head}>
            計算の前提
          </h3>
          <ul className={styles.remarks}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
