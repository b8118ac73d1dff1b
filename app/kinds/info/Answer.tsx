// What to do, before anything else is read: see a vet, wait, or begin today.

import styles from "./Answer.module.css";
import type { InfoPageData } from "./page.server.ts";
import { verdicts } from "./verdicts.ts";

export function Answer({ answer }: Pick<InfoPageData, "answer">) {
  if (answer.length === 0) return null;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" className={styles.title}>
        結論
      </h2>
      <dl className={styles.rows}>
        {answer.map(({ verdict, text }) => (
          <div key={verdict} className={`${styles.row} ${styles[verdicts[verdict].tone]}`}>
            <dt>{verdicts[verdict].label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
