// The snake of the day across the whole width: its plate's number, its names, its genotype, and the way to how it is made.

import { Link } from "react-router";
import styles from "./DayPlate.module.css";
import type { MorphOfTheDay } from "./day.server.ts";

export function DayPlate({ morph }: { morph: MorphOfTheDay }) {
  const { id, title, english, line, number, drawing, ground, make } = morph;
  return (
    <figure className={styles.plate}>
      <img
        src={drawing}
        alt={`${title}のイラスト`}
        width={2400}
        height={900}
        fetchPriority="high"
        className={styles.picture}
        style={{ backgroundColor: ground }}
      />
      <figcaption className={styles.caption}>
        <p className={styles.names}>
          <span className={styles.number}>図{number}</span>
          <Link to={`/morph/${id}`} className={styles.name}>
            {title}
          </Link>
          <span lang="en" className={styles.english}>
            {english}
          </span>
        </p>
        <p className={styles.made}>
          {line === title ? null : <span>{line}</span>}
          <Link to={make}>どう生まれる？</Link>
        </p>
      </figcaption>
    </figure>
  );
}
