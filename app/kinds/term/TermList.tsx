// One 五十音 row of the glossary.

import { Link } from "react-router";
import styles from "./TermList.module.css";

interface Props {
  row: string;
  terms: readonly { id: string; title: string; reading: string; summary: string }[];
}

export function TermList({ row, terms }: Props) {
  return (
    <section className={styles.section}>
      <h2 className={styles.row}>{row}</h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term.id} className={styles.term}>
            <h3 className={styles.name}>
              <Link to={`/term/${term.id}`}>{term.title}</Link>
              <span className={styles.reading}>{term.reading}</span>
            </h3>
            <p className={styles.summary}>{term.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
