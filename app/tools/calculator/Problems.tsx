// What was not understood and what cannot be, before any result: named, with what may have been meant.

import { Link } from "react-router";
import type { Refused } from "./cross-page.ts";
import styles from "./Problems.module.css";

export function Problems(props: { problems: readonly string[]; refused: readonly Refused[] }) {
  const { refused } = props;
  const problems = [...new Set(props.problems)];
  if (problems.length === 0 && refused.length === 0) return null;
  return (
    <section role="status" aria-label="確かめてほしいこと" className={styles.box}>
      {refused.map(({ message, corrections }) => (
        <div key={message} className={styles.refused} role="alert">
          <p>{message}</p>
          {corrections.length > 0 ? (
            <ul className={styles.corrections}>
              {corrections.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>「{label}」として計算</Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
      {problems.length > 0 ? (
        <ul className={styles.list}>
          {problems.slice(0, 30).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > 30 ? <li>ほかに{(problems.length - 30).toLocaleString("ja-JP")}件あります。</li> : null}
        </ul>
      ) : null}
    </section>
  );
}
