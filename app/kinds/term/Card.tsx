// One 五十音 row of the glossary.

import { Link } from "react-router";
import styles from "./Card.module.css";
import type { TermCardData } from "./card.server.ts";

interface Props {
  row: string;
  terms: readonly TermCardData[];
}

export function TermRow({ row, terms }: Props) {
  return (
    <section className={styles.section}>
      <h2 className={styles.row}>{row}</h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term.id} id={term.id} className={styles.term}>
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
